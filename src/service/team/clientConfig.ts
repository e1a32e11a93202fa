import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { TeamConfig } from './teamConfig.ts';

/** A storage that is named by its address is not asked for names of hosts that it may not have. */
export const clientConfig = ({ region }: TeamConfig, endpoint: string | undefined): S3ClientConfig => ({
  region,
  ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
