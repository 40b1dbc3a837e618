/** What a font or an image is in a test: an address that leads nowhere. */
export default '/asset';
