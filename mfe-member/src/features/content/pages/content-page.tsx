import { useLocation } from 'react-router';
import { BlogPost } from '../components/blog-post.tsx';
import { SectionPage } from '../components/section-page.tsx';
import { contentAddress } from '../model/content-address.ts';

/** /account/… where no page has a route of its own: what editors wrote for members. */
export function ContentPage() {
  const { pathname, search } = useLocation();
  const address = contentAddress(pathname, search);
  return address.section === 'blog' ? (
    <BlogPost address={address} />
  ) : (
    <SectionPage address={address} />
  );
}
