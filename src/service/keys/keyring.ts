import { StartError } from '../startError.ts';

export interface KeyInfo {
  readonly id: string;
  readonly workspace: string;
  readonly state: 'active' | 'expired' | 'revoked';
  readonly createdAt: Date;
  readonly expiresAt?: Date;
  /** In the future while a rotated key is in its grace time. */
  readonly revokedAt?: Date;
}

/** `key` is shown this once: only its hash is stored. */
export interface NewKey extends KeyInfo {
  readonly key: string;
}

/** A sentence for a person: an unknown id, a bad workspace name. */
export interface KeyProblem {
  readonly problem: string;
}

export interface Keyring {
  create(options: { workspace: string; expiresInDays?: number }): Promise<NewKey | KeyProblem>;
  list(): Promise<readonly KeyInfo[]>;
  revoke(id: string): Promise<KeyInfo | KeyProblem>;
  /** A new key for the same workspace; the old one works on for the grace time. */
  rotate(id: string, options: { graceMinutes: number }): Promise<NewKey | KeyProblem>;
  close(): Promise<void>;
}

/** Throws a StartError where the folder cannot be used. */
export async function openKeyring(dataFolder: string): Promise<Keyring> {
  throw new StartError(`Cannot open ${dataFolder} yet.`);
}
