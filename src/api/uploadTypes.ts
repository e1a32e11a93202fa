/** The allowed files: extension to MIME type. */
export const uploadTypes = {
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.pdf': 'application/pdf',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
} as const;
export type UploadType = (typeof uploadTypes)[keyof typeof uploadTypes];

export const uploadTypeOf = (fileName: string): UploadType | undefined => {
  const extension = /\.[^.]+$/.exec(fileName.toLowerCase())?.[0] ?? '';
  return Object.hasOwn(uploadTypes, extension)
    ? uploadTypes[extension as keyof typeof uploadTypes]
    : undefined;
};
