import { openFrontDoor } from './frontDoor.ts';

/** A public address of a service whose storage takes bytes but never answers, as a dead network does. */
export const openStallingStorage = async () => {
  let uploads = 0;
  const door = await openFrontDoor((incoming) => {
    const isUpload = incoming.headers['content-type']?.startsWith('multipart/form-data') ?? false;
    if (isUpload) {
      uploads += 1;
      incoming.pause();
    }
    return isUpload;
  });
  return {
    ...door,
    get uploads() {
      return uploads;
    },
  };
};
