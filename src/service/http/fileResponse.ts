import type { Context } from 'hono';
import type { FileReply } from '../../api/beyond/exporting.ts';
import { noteHeader, writeNote } from '../../api/exported.ts';
import { attachmentNamed } from '../objects/contentDisposition.ts';
import { bytesBody } from './pulledBody.ts';

/** A file that a browser saves and never shows as a page. */
export const fileResponse = (
  context: Context,
  { type, name, bytes, note }: FileReply,
  headers: Readonly<Record<string, string>> = { 'X-Content-Type-Options': 'nosniff' },
): Response =>
  context.body(bytesBody(Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength)), 200, {
    ...headers,
    // Whoever shows it all the same runs and loads nothing of it.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Type': type,
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': attachmentNamed(name),
    'Cache-Control': 'private, no-cache',
    [noteHeader]: writeNote(note),
  });
