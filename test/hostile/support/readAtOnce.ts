import { request } from 'node:http';

/**
 * Calls an address so many times at once, each answer read to its end; prints the sizes:
 * `node readAtOnce.ts URL TIMES [METHOD HEADERS BODY]`.
 */
const [url, times, method = 'GET', headers = '{}', body] = process.argv.slice(2);

const read = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { agent: false, method, headers: JSON.parse(headers) };
    const asked = request(url!, options, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    });
    asked.on('error', reject).end(body);
  });

console.log(JSON.stringify(await Promise.all(Array.from({ length: Number(times) }, read))));
