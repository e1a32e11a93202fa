/** Every number of the protocol, once. */
export const limits = {
  apiVersion: '1.3.0',
  promptCharacters: 400_000,
  attachments: 20,
  sectionCount: 50,
  jsonBodyBytes: 2 * 1024 * 1024,
  uploadBytes: 52_428_800,
  uploadUrlDays: 7,
  titleCharacters: 300,
  fileNameCharacters: 1_024,
  requestsPerMinute: 20,
} as const;
