import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { FileReply } from '../../api/beyond/exporting.ts';
import { noteHeader, writeNote } from '../../api/exported.ts';
import { attachmentNamed } from '../objects/contentDisposition.ts';
import { fileBody } from './pulledBody.ts';

/** A file that a browser saves and never shows as a page; released when the connection has it or is gone. */
export const fileResponse = async (
  context: Context,
  { type, name, path, bytes, note, release }: FileReply,
  headers: Readonly<Record<string, string>> = { 'X-Content-Type-Options': 'nosniff' },
): Promise<Response> => {
  const { outgoing } = context.env as HttpBindings;
  if (outgoing.closed) await release();
  else outgoing.once('close', () => release().catch(() => undefined));
  return context.body(fileBody(path, context.get('workspace')), 200, {
    ...headers,
    // Whoever shows it all the same runs and loads nothing of it.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': type,
    'Content-Length': String(bytes),
    'Content-Disposition': attachmentNamed(name),
    'Cache-Control': 'private, no-cache',
    [noteHeader]: writeNote(note),
  });
};
