const redirects = new Set([301, 302, 303, 307, 308]);
const mostRedirects = 3;

/**
 * Keeps a request at the origin it was meant for: whoever is redirected to would get the document and, as some see it, the
 * key. A redirect to elsewhere is an answer of its own, which nobody tries again.
 */
export const withinOrigin =
  (fetchFrom: typeof fetch): typeof fetch =>
  async (input, init) => {
    let address = new URL(input instanceof Request ? input.url : input);
    const { origin } = address;
    for (let count = 0; count <= mostRedirects; count += 1) {
      const reply = await fetchFrom(count === 0 ? input : address, { ...init, redirect: 'manual' });
      if (!redirects.has(reply.status)) return reply;
      await reply.body?.cancel();
      const next = URL.parse(reply.headers.get('location') ?? '', address.href);
      // Other redirects turn what is sent into a question for a page.
      if (next?.origin !== origin || reply.status < 307) break;
      address = next;
    }
    return new Response('The address redirects to another one, which is not followed.', { status: 403 });
  };
