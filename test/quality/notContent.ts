import type { Link, List, Nodes, Paragraph } from 'mdast';
import { nodeText as textOf } from './plainText.ts';

/** What a document has that is no content, by rules of the quality tool's own. */
const badgeAddress =
  /shields\.io|badg[e.]|badgen|travis-ci|circleci|codecov|coveralls|appveyor|david-dm|snyk\.io|\/workflows\/|nodei\.co|packagephobia|bundlephobia|gitter\.im|codeclimate|saucelabs|opencollective\.com\/.*\.svg|img\.deepscan|greenkeeper|isitmaintained|app\.netlify\.com\/.*status|discordapp?\.com\/api|visitor|hits\.|star-history|contrib\.rocks|npmcharts|gravatar\.com|ci\.testling\.com|packagequality\.com|fossa\.(?:io|com)|licenses\.dev|\/_apis\/build|discord(?:app)?\.com\/api|avatars\d*\.githubusercontent|opencollective\.com|\/\/github\.com\/[\w-]+\.png|sponsors?[/.-]/i;
const badgeText =
  /\bstatus$|^(?:build status|coverage status|npm version|license|licence|downloads|dependency status|npm|build|coverage)$/i;

export const isBadge = (url: string, alt: string): boolean =>
  badgeAddress.test(url) || badgeText.test(alt.trim());

export const contentsHeading =
  /^(?:table of )?contents?:?$|^toc$|^inhalt(?:sverzeichnis)?$|^sommaire$|^table des matières$|^índice$|^indice$|^目录$|^目次$|^목차$|^المحتويات$|^विषय ?सूची$|^সূচিপত্র$|^daftar isi$/i;
export const licenseHeading =
  /^(?:the )?(?:mit )?licen[sc](?:e|es|ing)(?: (?:and|&) copyright)?$|^copyright(?: (?:and|&) licen[sc]e)?$|^lizenz$|^licence$|^licencia$|^licenza$|^licença$|^lisensi$|^许可证?$|^ライセンス$|^라이선스$/i;

/** Who was there is no point of a meeting, and neither are the minutes that a topic had, nor where to read on. */
export const attendeesHeading =
  /^(?:present|attendees|participants|in attendance|attendance|apologies|regrets|anwesend|teilnehmer|teilnehmende|teilnehmerinnen und teilnehmer|présents?|participants? présents?|asistentes|presenti|presentes|hadir|出席者|参加者|参会人员|참석자)(?: \(.{1,30}\))?:?$/i;
export const allottedTime = /^[([]?\d{1,3}[ -]?(?:minutes?|mins?|minuten|분|分)(?: [a-z]+)?[)\]]?\.?$/i;
export const readingLabel =
  /^(?:refs?|references?|links?|see also|further reading|siehe auch|voir aussi)\s*:?$/i;

const linksIn = (node: Nodes): Link[] =>
  node.type === 'link'
    ? [node]
    : 'children' in node
      ? node.children.flatMap((child) => linksIn(child as Nodes))
      : [];

const isInner = ({ url }: Link): boolean => url.startsWith('#');

/** Links into the document itself, and next to nothing between them. */
export const isNavigation = (node: List | Paragraph): boolean => {
  const links = linksIn(node);
  if (links.length < 2 || !links.every(isInner)) return false;
  const linked = links.reduce((sum, link) => sum + textOf(link).length, 0);
  return linked >= 0.7 * textOf(node).replace(/[\s|·•\-–—/]/g, '').length;
};

const wayBack =
  /^\W*(?:(?::\w+:\s*)?(?:back|zurück|volver|retour) (?:to|zu[mr]?|a|à|au) .{1,60}|top|nach oben|haut de page|volver arriba|↑|⬆️?|回到顶部|トップへ戻る)\W*$/i;
const editLink =
  /^\W*(?:edit (?:this page|on|in)|view (?:source|on github)|suggest an edit|seite bearbeiten)\b.{0,40}$/i;

export const isSignpost = (paragraph: Paragraph): boolean => {
  const text = textOf(paragraph).trim();
  return linksIn(paragraph).length > 0 && (wayBack.test(text) || editLink.test(text));
};
