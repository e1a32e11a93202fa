/** What a deck takes on its way to a tab, loaded while its service starts. */
export const loadAhead = (): Promise<unknown> =>
  Promise.all([
    import('../client/serviceConnection.ts'),
    import('../client/undiciHttp.ts'),
    import('../languages/recognising/detectLanguage.ts'),
    import('./jobs/jobWatcher.ts'),
    import('./jobs/leases.ts'),
    import('./models/openModelDesk.ts'),
    import('./request/fetchRemotePictures.ts'),
    import('./views/tabArrival.ts'),
    import('./views/tabPage.ts'),
    import('./views/viewingUrl.ts'),
    import('./watchNotices.ts'),
  ]);
