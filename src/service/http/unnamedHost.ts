/** What a request of HTTP/1.0 is read with that names no host, as some proxies ask whether a service lives. */
export const unnamedHost = 'localhost';
