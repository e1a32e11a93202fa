import { get } from 'node:http';

/** Reads an address so many times at once, each time to its end: `node readAtOnce.ts URL TIMES`; prints the sizes. */
const [url, times] = process.argv.slice(2);

const read = (): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url!, { agent: false }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

console.log(JSON.stringify(await Promise.all(Array.from({ length: Number(times) }, read))));
