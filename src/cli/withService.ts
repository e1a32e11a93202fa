import { failureOutcome } from './failureOutcome.ts';
import type { Outcome } from './outcome.ts';
import { type ReachedService, type ReachOptions, reachService, type ServiceChoice } from './reachService.ts';
import type { Surroundings } from './surroundings.ts';

/** Does something with a service and lets go of it afterwards, however it ends. */
export const withService = async (
  choice: ServiceChoice,
  surroundings: Surroundings,
  act: (service: ReachedService) => Promise<Outcome>,
  options: ReachOptions = {},
): Promise<Outcome> => {
  const reached = await reachService(choice, surroundings, options);
  if (!reached.ok) return failureOutcome(reached.failure);
  try {
    return await act(reached.value);
  } finally {
    await reached.value.close();
  }
};
