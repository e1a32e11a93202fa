import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { codeServerEntry } from './install.ts';
import { writeLanguagePack } from './languagePack.ts';

const quiet = {
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.tips.enabled': false,
  'chat.disableAIFeatures': true,
  'security.workspace.trust.startupPrompt': 'never',
  'git.enabled': false,
  // The browser's default saves what a test leaves unsaved.
  'files.autoSave': 'off',
  'extensions.ignoreRecommendations': true,
  'update.mode': 'none',
  'telemetry.telemetryLevel': 'off',
  'window.commandCenter': true,
};

export interface CodeServerOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The person's own. */
  readonly keybindings?: readonly { readonly key: string; readonly command: string }[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly nodeParameters?: readonly string[];
  /** Folders of extensions, named as VS Code names those it installed. */
  readonly extensions?: readonly string[];
  /** As VS Code names it; English unless told. */
  readonly language?: string;
  readonly workspaceTrust?: boolean;
  /** The extension is named by the page instead of installed. */
  readonly development?: boolean;
}

export interface CodeServer {
  readonly address: string;
  readonly userFolder: string;
  readonly settingsFile: string;
  /** What it printed, extension hosts included. */
  readonly output: readonly string[];
  stop(): Promise<void>;
}

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill();
  await closed;
};

/** VS Code on a free port, with a profile of its own. */
export const startCodeServer = async (options: CodeServerOptions = {}): Promise<CodeServer> => {
  const userFolder = await mkdtemp(join(tmpdir(), 'deckwright-vscode-'));
  const settingsFolder = join(userFolder, 'data', 'User');
  await mkdir(settingsFolder, { recursive: true });
  const settingsFile = join(settingsFolder, 'settings.json');
  await writeFile(settingsFile, JSON.stringify({ ...quiet, ...options.settings }, null, 2));
  if (options.keybindings)
    await writeFile(join(settingsFolder, 'keybindings.json'), JSON.stringify(options.keybindings));
  for (const folder of options.extensions ?? [])
    await cp(folder, join(userFolder, 'extensions', basename(folder)), { recursive: true });
  if (options.language) await writeLanguagePack(join(userFolder, 'data'), options.language);
  const child = spawn(
    process.execPath,
    [
      ...(options.nodeParameters ?? []),
      codeServerEntry,
      ...['--user-data-dir', join(userFolder, 'data')],
      ...['--extensions-dir', join(userFolder, 'extensions')],
      ...['--auth', 'none', '--bind-addr', '127.0.0.1:0'],
      ...['--disable-telemetry', '--disable-update-check', '--disable-getting-started-override'],
      // A window that closes may not be heard: what served it ends then, and not after three hours.
      ...['--reconnection-grace-time', '20'],
      // A page may name an extension under development, and sees no notification toasts.
      ...(options.development ? ['--vscode-option', 'enable-smoke-test-driver'] : []),
      ...(options.language ? ['--locale', options.language] : []),
      ...(options.workspaceTrust ? [] : ['--disable-workspace-trust']),
    ],
    {
      env: { ...process.env, ...options.environment, HOME: userFolder, XDG_CONFIG_HOME: userFolder },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => output.push(line));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      const listening = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(line);
      if (listening) resolve(listening[1]!);
    });
    child.once('close', (code) => reject(new Error(`code-server ended (${code}):\n${output.join('\n')}`)));
  });
  return {
    address,
    userFolder,
    settingsFile,
    output,
    stop: async () => {
      await end(child);
      await rm(userFolder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
