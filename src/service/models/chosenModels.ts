import type { Endpoint } from '../../engine/model/connection/endpointModel.ts';
import type { ModelProvider } from '../../engine/model/connection/limitedModel.ts';
import type { EditorModels } from './editorModels.ts';

export interface Chosen {
  readonly provider: ModelProvider;
  /** It must be asked how many tokens a text has, which else is estimated where the text is. */
  readonly countsTokens: boolean;
}

const usualContext = 32_000;
const patienceMs = 10_000;

/** The model that is chosen now: the editor's choice, else the environment's. */
export class ChosenModels {
  readonly #model: Endpoint | undefined;
  readonly #editor: EditorModels | undefined;
  /** Kept from step to step: it knows what its endpoint takes. */
  #endpoint: { readonly key: string; readonly provider: ModelProvider } | undefined;

  constructor(model: Endpoint | undefined, editor: EditorModels | undefined) {
    this.#model = model;
    this.#editor = editor;
  }

  async current(): Promise<Chosen | undefined> {
    const chosen = await this.#editor?.which(AbortSignal.timeout(patienceMs));
    if (chosen?.kind === 'editor')
      return { provider: this.#editor!.provider(chosen.contextTokens), countsTokens: true };
    if (chosen?.kind === 'endpoint') {
      const endpoint = await this.#at({ ...chosen, contextTokens: usualContext });
      return { provider: this.#editor!.noting(chosen.model, endpoint), countsTokens: false };
    }
    return this.#model && { provider: await this.#at(this.#model), countsTokens: false };
  }

  async #at(endpoint: Endpoint): Promise<ModelProvider> {
    const key = JSON.stringify(endpoint);
    if (this.#endpoint?.key !== key) {
      const { createEndpointModel } = await import('../../engine/model/connection/endpointModel.ts');
      this.#endpoint = { key, provider: createEndpointModel(endpoint, fetch) };
    }
    return this.#endpoint.provider;
  }
}
