import { commands, type McpStdioServerDefinition, workspace } from 'vscode';
import type { Result } from '../../client/failure.ts';
import { commandIds } from '../ids.ts';
import type { Parts } from '../parts.ts';
import { say } from '../say.ts';
import type { Address } from '../services/builtInService.ts';
import { readNetworkSettings } from '../services/networkSettings.ts';
import { builtInUrl, type ServiceUrl } from '../services/service.ts';
import { assistantWords } from '../words/assistantWords.ts';
import { serverEnvironment } from './serverEnvironment.ts';

/** Asks for the key where there is none: somebody is waiting for the tools. */
const addressOf = async ({ services }: Parts, service: ServiceUrl): Promise<Result<Address>> => {
  const address = await services.address(service);
  if (address.ok || address.failure.kind !== 'refused') return address;
  await commands.executeCommand(commandIds.setApiKey, service);
  return services.address(service);
};

/** The server as it is started: with the address of the chosen service, and its key in the environment. */
export const resolveServer = async (
  parts: Parts,
  server: McpStdioServerDefinition,
): Promise<McpStdioServerDefinition> => {
  const { services, home, inboxFolder } = parts;
  const service = services.current();
  if (!service.ok) throw new Error(service.failure.message);
  const address = await addressOf(parts, service.value);
  if (!address.ok) {
    const isKeyMissing = address.failure.kind === 'refused';
    throw new Error(
      isKeyMissing ? say(assistantWords.needsKey, services.nameOf(service.value)) : address.failure.message,
    );
  }
  const [folder] = workspace.workspaceFolders ?? [];
  server.args = [...server.args, '--base-url', address.value.baseUrl];
  server.env = serverEnvironment({
    address: address.value,
    network: readNetworkSettings(workspace.getConfiguration('http'), process.env),
    recordFolder: inboxFolder,
    label: {
      service: service.value,
      ...(service.value === builtInUrl && { home }),
      ...(folder && { workspace: { uri: folder.uri.toString(), name: folder.name } }),
    },
  });
  return server;
};
