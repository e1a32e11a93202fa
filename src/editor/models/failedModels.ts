/** Why the language model failed at which job of the built-in service, until the person is told. */
export class FailedModels {
  readonly #whys = new Map<string, Set<string>>();

  note({ job, whys }: { readonly job: string; readonly whys: readonly string[] }): void {
    this.#whys.set(job, new Set([...(this.#whys.get(job) ?? []), ...whys]));
  }

  take(generationId: string): readonly string[] {
    const whys = [...(this.#whys.get(generationId) ?? [])];
    this.#whys.delete(generationId);
    return whys;
  }
}
