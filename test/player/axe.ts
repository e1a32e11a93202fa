import { readFile } from 'node:fs/promises';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

declare const axe: { run: (context: unknown, options: unknown) => Promise<AxeResults> };

export const loadAxe = async (page: Page): Promise<void> => {
  await page.evaluate(
    await readFile(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8'),
  );
};

/** What stands seriously in the way of someone, in the page or the part of it that is named; by all rules or by one. */
export const findSerious = (page: Page, part = 'html', rule?: string): Promise<string[]> =>
  page.evaluate(
    async ([selector, only]) => {
      const { violations } = await axe.run(selector, {
        resultTypes: ['violations'],
        ...(only ? { runOnly: [only] } : {}),
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) =>
          nodes.map(
            ({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary?.slice(0, 160)}`,
          ),
        );
    },
    [part, rule] as const,
  );
