import type { Writing } from '../writing.ts';

export const writing: Writing = {
  script: 'hangul',
  stopWords:
    '이 그 저 것 수 등 및 더 또 또는 그리고 하지만 그러나 때문에 위해 대한 대해 통해 있는 있다 있습니다 하는 한다 합니다 했다 했습니다 된다 됩니다 되는 이다 입니다 에서 으로 에게 까지 부터 보다 같은 모든 우리 이런 그런 어떤 매우 다른',
};
