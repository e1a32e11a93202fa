import type { ServerContext } from '@modelcontextprotocol/server';
import type { ReadStatus } from '../api/reading.ts';

const steps: Readonly<Record<string, string>> = {
  storyline: 'Planning the storyline',
  slides: 'Creating slides',
};

/** Tells a caller who asked for it how far a job is. The figures only grow, as the protocol demands. */
export const progressReport = ({ mcpReq: { _meta, notify } }: ServerContext) => {
  const progressToken = _meta?.progressToken;
  let told = -1;
  return async (status: Extract<ReadStatus, { status: 'generating' }>): Promise<void> => {
    if (progressToken === undefined) return;
    const { slidesTotal, slidesCompleted, currentStep } = status.progress ?? {};
    // The storyline is the first step of one more than there are slides.
    const progress = status.progress ? 1 + (slidesCompleted ?? 0) : 0;
    if (progress <= told) return;
    told = progress;
    await notify({
      method: 'notifications/progress',
      params: {
        progressToken,
        progress,
        ...(slidesTotal !== undefined && { total: 1 + slidesTotal }),
        message: currentStep ?? steps[status.phase ?? ''] ?? 'Generating',
      },
    });
  };
};
