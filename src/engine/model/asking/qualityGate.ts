const placeholders =
  /\blorem ipsum\b|\[(?:insert|your|add|name|date|company|placeholder|todo)\b[^\]]*\]|\{\{.*?\}\}|<(?:insert|your|title|text|placeholder)\b[^>]*>|\b(?:TBD|TODO|FIXME|XXX)\b|^(?:bullet|slide|point|item|section|column|step|title|heading|text) ?(?:point )?\d{0,2}$|^(?:untitled|n\/a|none|null|undefined|placeholder|string|title(?: here)?|your (?:title|text) here|text goes here|\.{3}|…)$/iu;
const echoes =
  /"(?:type|layout|properties|required|additionalProperties|minLength|maxLength|anyOf|enum|items)"\s*:|\bJSON (?:object|schema)\b|^(?:layout|slides|sections|discriminator|additionalProperties)$/iu;
const chatter =
  /^(?:(?:sure|certainly|of course|absolutely|okay|ok|great|happy to help)\b\s*[,!.:—–-]|here (?:is|are|'s) (?:the|your|a)\b.{0,60}(?:slide|deck|presentation|section|json|outline|summary)|as an? (?:ai|language model|assistant)\b|i(?:'m| am) (?:sorry|unable|an ai)\b|i (?:cannot|can't|can not|won't) (?:help|assist|comply|do that|create|fulfil)|let me know if\b|i hope this helps)/iu;

/** Why a text may not stand on a slide; undefined: it may. */
export const faultOf = (text: string): string | undefined => {
  const said = text.trim();
  if (!/[\p{L}\p{N}]/u.test(said)) return 'says nothing';
  if (placeholders.test(said)) return 'is a placeholder';
  if (echoes.test(said)) return 'repeats the schema';
  if (chatter.test(said)) return 'talks to the reader about the task';
  return undefined;
};
