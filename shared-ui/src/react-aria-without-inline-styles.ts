/**
 * react-aria writes one rule into a `<style>` element as soon as something to press is mounted, unless an
 * element with this id exists. The page's content security policy allows no inline style, so
 * global.css carries the rule and this mark says that it is there.
 */
const RULE_ID = 'react-aria-pressable-style';

if (!document.getElementById(RULE_ID)) {
  const mark = document.createElement('meta');
  mark.id = RULE_ID;
  document.head.append(mark);
}
