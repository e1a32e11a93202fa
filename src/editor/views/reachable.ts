import { env, Uri } from 'vscode';
import { isLoopback } from '../../client/loopback.ts';

/** A port of the machine that runs extensions may be another one, or a path, where the person sits. */
export const reachable = async (url: string): Promise<string> =>
  isLoopback(new URL(url).hostname) ? (await env.asExternalUri(Uri.parse(url, true))).toString(true) : url;
