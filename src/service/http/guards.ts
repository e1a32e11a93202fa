/** How much of the service those may take who need no key, and any one connection. */
export interface Guards {
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Sent on one connection before the answer to the first was taken. */
  readonly pipelinedRequests: number;
  /** Without a key that is good: pages, pictures, files, the API's description. */
  readonly requestsPerAddress: number;
  readonly healthChecksPerAddress: number;
  /** Pages and pictures of one presentation, for all who view it. */
  readonly requestsPerDeck: number;
  /** Bytes of all bodies that are held in memory until they have come to their end; undefined: as the memory allows. */
  readonly heldBodyBytes?: number;
  /** How long a body or an answer may stand still. */
  readonly standstillMs: number;
}

/** Of one key, waiting or at work: more than two minutes of its requests. */
export const usualWaitingJobs = 50;

/** Far above what people need: an office that opens one deck together, a page with hundreds of pictures. */
export const usualGuards: Guards = {
  connections: 2_048,
  connectionsPerAddress: 512,
  pipelinedRequests: 4,
  requestsPerAddress: 6_000,
  healthChecksPerAddress: 600,
  requestsPerDeck: 60_000,
  standstillMs: 60_000,
};
