import { deflateRawSync } from 'node:zlib';
import { Exporter } from '../../src/export/exporter.ts';
import { playerFolder } from '../../src/service/places.ts';
import { sixtySlides } from './sixtySlides.ts';

/** Writes sixty slides in one format, in a process of its own, and says what that took. */
const [format = 'pptx'] = process.argv.slice(2);
const material = { pictures: [], made: new Date(0), player: playerFolder() };
const choice = { format: format as 'pptx' };
const exporter = new Exporter(deflateRawSync);
const times: number[] = [];
let size = 0;
for (let round = 0; round < 6; round += 1) {
  const begun = performance.now();
  const { pieces } = await exporter.export(sixtySlides, choice, material);
  size = 0;
  for (const { byteLength } of pieces) size += byteLength;
  times.push(performance.now() - begun);
}
const [cold, ...warm] = times;
console.log(JSON.stringify({ cold, warm, size, memory: process.resourceUsage().maxRSS * 1024 }));
