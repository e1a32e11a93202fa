import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

/** Draws `media/icon.png`: a deck of slides, the top one with a title and a rising chart. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
  <rect width="256" height="256" rx="52" fill="#123047"/>
  <rect x="72" y="52" width="140" height="96" rx="10" fill="#2f5d7a"/>
  <rect x="58" y="70" width="140" height="96" rx="10" fill="#6fa3bd"/>
  <rect x="44" y="90" width="140" height="100" rx="10" fill="#f7f3ea"/>
  <rect x="60" y="108" width="66" height="11" rx="5.5" fill="#123047"/>
  <rect x="60" y="130" width="46" height="7" rx="3.5" fill="#a9b8bf"/>
  <rect x="60" y="146" width="38" height="7" rx="3.5" fill="#a9b8bf"/>
  <rect x="60" y="162" width="44" height="7" rx="3.5" fill="#a9b8bf"/>
  <rect x="124" y="150" width="12" height="24" rx="3" fill="#6fa3bd"/>
  <rect x="141" y="136" width="12" height="38" rx="3" fill="#2f5d7a"/>
  <rect x="158" y="116" width="12" height="58" rx="3" fill="#e4572e"/>
</svg>`;

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 256, height: 256 } });
await page.setContent(`<style>body { margin: 0 }</style>${drawing}`);
await writeFile(
  new URL('../media/icon.png', import.meta.url),
  await page.screenshot({ omitBackground: true }),
);
await browser.close();
