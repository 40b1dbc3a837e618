import { useLocation, useNavigate } from 'react-router';

/**
 * The tab that the address's hash names, or the first one, which is that without a hash, and how to
 * choose another. That takes the place of the address: Back leads off the page, and not through every
 * tab looked at.
 */
export function useHashTab(ids: string[]): [string, (id: string) => void] {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const named = ids.find((id) => `#${id}` === hash);
  return [
    named ?? ids[0] ?? '',
    (id) =>
      void navigate(
        { search, hash: id === ids[0] ? '' : id },
        { replace: true, preventScrollReset: true, state },
      ),
  ];
}
