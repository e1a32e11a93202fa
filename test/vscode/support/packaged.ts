import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../support/chromium.ts';
import { type CodeServer, type CodeServerOptions, startCodeServer } from './codeServer.ts';
import { installedExtension } from './packageExtension.ts';
import { Workbench } from './workbench.ts';
import { newWorkspaceFolder, type WorkspaceFolder } from './workspaceFolder.ts';

export interface JourneyOptions extends CodeServerOptions {
  /** Opened instead of the folder that it is in. */
  readonly workspaceFile?: string;
}

/** VS Code with the packaged extension installed and a folder open, as a new user has it. */
export class PackagedJourney {
  readonly server: CodeServer;
  readonly folder: WorkspaceFolder;
  readonly #browser: Browser;
  readonly #name: string;
  readonly workbench: Workbench;

  private constructor(
    server: CodeServer,
    folder: WorkspaceFolder,
    browser: Browser,
    name: string,
    workbench: Workbench,
  ) {
    this.server = server;
    this.folder = folder;
    this.#browser = browser;
    this.#name = name;
    this.workbench = workbench;
  }

  static async start(
    name: string,
    prepare: (folder: WorkspaceFolder) => Promise<void> = async () => {},
    { workspaceFile, ...options }: JourneyOptions = {},
  ): Promise<PackagedJourney> {
    const folder = await newWorkspaceFolder();
    await prepare(folder);
    const extensions = [installedExtension(), ...(options.extensions ?? [])];
    const [server, browser] = await Promise.all([
      startCodeServer({ ...options, extensions }),
      launchChromium(),
    ]);
    const what = workspaceFile ? { workspace: join(folder.path, workspaceFile) } : { folder: folder.path };
    const workbench = await Workbench.open(browser, { address: server.address, what }, name);
    return new PackagedJourney(server, folder, browser, name, workbench);
  }

  /** A second window on the same folder. */
  openWindow(): Promise<Workbench> {
    const where = { address: this.server.address, what: { folder: this.folder.path } };
    return Workbench.open(this.#browser, where, `${this.#name}-second`);
  }

  async end(): Promise<void> {
    await this.#browser.close();
    await this.server.stop();
    await this.folder.remove();
  }
}
