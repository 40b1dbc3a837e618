/** Whether an Accept-Encoding names gzip, and not to refuse it. */
export const acceptsGzip = (accepted: string | undefined): boolean =>
  (accepted ?? '').split(',').some((coding) => {
    const [name, weight] = coding.split(';', 2).map((part) => part.trim().toLowerCase());
    return name === 'gzip' && !/^q=0(\.0*)?$/.test(weight ?? '');
  });
