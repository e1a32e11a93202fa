const named: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>' };
const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(quot|amp|lt|gt));/gi;
const lastCodePoint = 0x10ffff;

export const withoutEntities = (text: string): string =>
  text.replace(entity, (whole, decimal: string, hex: string, name: string) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= lastCodePoint ? String.fromCodePoint(code) : whole;
  });

export const asEntity = (sign: string): string => `&#${sign.codePointAt(0)};`;
