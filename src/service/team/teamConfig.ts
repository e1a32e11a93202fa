/** The servers that several machines share; credentials of the storage are found as its SDK finds them. */
export interface TeamConfig {
  readonly databaseUrl: string;
  /** How many connections each process may have. */
  readonly databaseConnections: number;
  readonly bucket: string;
  readonly region: string;
  /** Undefined: the region's own. */
  readonly endpoint?: string;
  /** Where clients reach the storage, if not there. */
  readonly publicEndpoint?: string;
}
