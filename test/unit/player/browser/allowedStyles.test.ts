import assert from 'node:assert/strict';
import { isAllowedValue } from '../../../../src/player/browser/allowedStyles.ts';

describe('isAllowedValue', () => {
  it('takes what drawings are made of', () => {
    for (const value of [
      'red',
      '#fa0',
      'rgb(1 2 3 / 50%)',
      '4px',
      'translate(3, 4) rotate(45)',
      'M0,0 L10,10 Z',
      'calc(1px + (2px * 3))',
      'url(#arrow)',
      'url("#diagram-1_flowchart-v2-pointEnd")',
      'drop-shadow(1px 1px 2px rgba(0, 0, 0, 0.2))',
      '"Inter Variable", sans-serif',
    ])
      assert.equal(isAllowedValue(value), true, value);
  });

  it('takes nothing that could load, by whatever name', () => {
    for (const value of [
      'url(https://evil.example/x)',
      'URL("https://evil.example/x")',
      'url(//evil.example/x)',
      'url(x.png)',
      'url(https://evil.example/x#arrow)',
      'url(#a) url(https://evil.example)',
      '\\75rl("https://evil.example")',
      'u\\72 l("https://evil.example")',
      'image-set("https://evil.example" 1x)',
      '-webkit-image-set(url("x") 1x)',
      'cross-fade(url("x"), url("y"))',
      'image("x")',
      'src("x")',
      'element(#a)',
      'paint(x)',
      'var(--x, url(x))',
      'attr(data-x url)',
      'expression(alert(1))',
      'a-function-of-next-year("https://evil.example")',
      'url/**/("https://evil.example")',
    ])
      assert.equal(isAllowedValue(value), false, value);
  });
});
