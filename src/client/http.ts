export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | AsyncIterable<Uint8Array>;
  readonly signal?: AbortSignal;
}

export interface HttpReply {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** To be read up to what is expected of it, however much comes. */
  readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** One exchange over the network; throws what the network throws. */
export interface Http {
  exchange(request: HttpRequest): Promise<HttpReply>;
  close(): Promise<void>;
}
