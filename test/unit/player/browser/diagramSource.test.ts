import assert from 'node:assert/strict';
import { harmlessSource } from '../../../../src/player/browser/diagramSource.ts';

describe('harmlessSource', () => {
  it('turns tags into text', () => {
    assert.equal(harmlessSource('A["<img src=x>"] --> B'), 'A["‹img src=x>"] --> B');
    assert.equal(harmlessSource('A[</p><svg onload=x>]'), 'A[‹/p>‹svg onload=x>]');
  });

  it('keeps what belongs to diagrams', () => {
    for (const line of [
      'A["one<br/>two<br>three"]',
      'state a <<choice>>',
      'Animal <|-- Duck',
      'A <--> B',
      'A<<-->>B',
    ])
      assert.equal(harmlessSource(line), line);
  });

  it('takes away what opens on a press', () => {
    assert.equal(harmlessSource('A --> B\n  click A href "javascript:x"\nC --> D'), 'A --> B\n\nC --> D');
    assert.equal(harmlessSource('link Ann: press @ javascript:x'), '');
  });

  it('takes away pictures and addresses of elsewhere', () => {
    assert.equal(
      harmlessSource('A@{ img: "https://elsewhere.example/a.png", label: "A" }'),
      'A@{  label: "A" }',
    );
    assert.doesNotMatch(harmlessSource('classDef a fill:URL (https://elsewhere.example)'), /url\s*\(/i);
  });
});
