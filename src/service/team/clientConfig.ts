import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { TeamConfig } from './teamConfig.ts';

/** A storage that stands still for so long is taken for one that is away, the second time. */
const storagePatienceMs = 7_000;
const maxAttempts = 2;

/** A storage that is named by its address is not asked for names of hosts that it may not have. */
export const clientConfig = (
  { region }: Pick<TeamConfig, 'region'>,
  endpoint: string | undefined,
  patienceMs: number = storagePatienceMs,
): S3ClientConfig => ({
  region,
  maxAttempts,
  requestHandler: { connectionTimeout: patienceMs, socketTimeout: patienceMs },
  ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
