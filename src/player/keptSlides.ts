import type { Arranged } from '../layouts/arrangement.ts';
import { StyleClasses } from './arranged/styleClasses.ts';
import type { Html } from './html.ts';

/** What was made for the deck as it was before, and is made for it now; what neither has is forgotten. */
class TwoRounds<T> {
  #before = new Map<string, T>();
  #now = new Map<string, T>();

  nextRound(): void {
    this.#before = this.#now;
    this.#now = new Map();
  }

  get(key: string, make: () => T): T {
    const made = this.#now.get(key) ?? this.#before.get(key) ?? make();
    this.#now.set(key, made);
    return made;
  }
}

/** The slides of one deck that is drawn again with every key: only what changed is arranged and drawn. */
export class KeptSlides {
  #setting: string | undefined;
  arrangements = new TwoRounds<Arranged>();
  drawings = new TwoRounds<Html>();
  styles = new StyleClasses();

  /** Under another setting nothing is as it was. */
  begin(setting: string): void {
    if (this.#setting === setting) {
      this.arrangements.nextRound();
      this.drawings.nextRound();
      return;
    }
    this.#setting = setting;
    this.arrangements = new TwoRounds();
    this.drawings = new TwoRounds();
    this.styles = new StyleClasses();
  }
}
