export const addressWords = {
  untrusted: 'Nothing is sent from a folder that you have not said you trust.',
  baseUrlNoAddress: 'This is not a web address such as https://decks.example.com/api/v1.',
  baseUrlCredentials: 'The address must hold no user name, password, query or fragment.',
  baseUrlPlainHttp: 'http would send the key unencrypted. Use https; http is for this computer only.',
  baseUrlEnding: 'The address must end in /api/v1: {0}',
  baseUrlSettingWrong: 'The setting “deckwright.baseUrl” cannot be used. {0}',
} as const;
