/** In an archive every page is a file of its own: what the site's pages know of addresses is not there. */
export const furnished = (): void => {};

export const go = (href: string): void => location.assign(href);
