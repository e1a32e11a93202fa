import type { Cues } from '../cues.ts';

export const cues: Cues = {
  roles: {
    decision: [
      "we decided, was decided, were decided, is decided, has been decided, decided to, decided that, decided on, decided against, decision*, we agreed, agreed to, agreed that, agreed on, agreed unanimously, was agreed, it is agreed, approved, was approved, resolved to, resolved that, we will go with, we go with, we are going with, going with, going ahead with, go ahead with, we chose, we have chosen, was chosen, we picked, settled on, signed off on, unanimously, voted to, voted for, voted in favo*, passed the motion, motion carried, we will use, we are going to use, we opted for, opted for, opted to, ruled out, we will not, we won't, greenlit, given the green light, go no go, final choice, we will adopt, we adopted, committed to",
      'agreed, decid*, chosen, chose, resolved, accepted, confirmed, selected, rejected, adopted, postponed, deferred, put off until, declined',
    ],
    ask: [
      'we ask for, i ask you, i ask both, i ask all, we ask both, we ask all, i ask that, we ask that, i urge, we urge, i invite, we invite, i encourage you, we encourage you, we ask you, we ask the, i ask for, ask the board, we are asking, asking for, we request, requesting, request approval, request* budget, we seek, seeking, we are raising, raising, need approval, needs approval, needs your approval, need your, we need your, need a decision, needs a decision, decision needed, decision required, decision requested, approval needed, approval required, budget of, funding of, please approve, please confirm, please decide, please sign, we apply for, applying for, call for volunteers, we want your, your support, your feedback, feedback wanted, help wanted, we would like you to, the ask is, the ask',
      'please, request*, funding, approval, asks, asked for, we need',
    ],
    cause: [
      'because of, root cause*, due to, caused by, was caused, the cause, the reason was, the reason is, the reason why, the reason for, reason being, the culprit, triggered by, stems from, stemmed from, resulted from, owing to, as a result of, as a consequence of, thanks to, attributable to, attributed to, traced back to, traced it to, traced to, led to, leads to, because, brought about by, underlying problem, contributing factor*, failed because, broke because',
      'since, reason*, cause*, trigger*, why',
    ],
    result: [
      'as a result, resulted in, results in, the result is, the result was, the results show, results show*, improved by, improved from, reduced by, reduced from, reduced the, decreased by, increased by, increased from, grew by, grew from, rose by, rose to, fell by, fell to, dropped by, dropped to, dropped from, cut by, went from, went down from, went up from, up from, down from, we found, we find that, we measured, measured, we observed, we achieved, achieved, we reached, reached, exceeded, outperform*, we showed, shows that, showed that, times faster, times as fast, percent faster, percent less, percent more, percentage points, doubled, tripled, halved, doubles the, triples the, halves the, saved us, saves us, on average, compared with, compared to last',
      'found, improv*, reduc*, increas*, decreas*, faster, growth, gained, delivered, shipped, result*, outcome*, saved',
    ],
    risk: [
      'risk*, threat*, blocker*, blocked by, blocking, might fail, may fail, could fail, might break, may break, could break, could cause, at risk, in danger, jeopardi*, concern*, worst case, vulnerab*, single point of failure, fallback plan, mitigat*, could slip, might slip, may slip, will not be ready, could be delayed, exposes us, dangerous, bottleneck*, in the way of',
      'danger*, delay*, worry, worries, worried, problem*, issue*, uncertain*, fail*, depends on, dependency on',
    ],
    action: [
      'to do:, todo, to dos, action item*, action point*, action:, actions:, will do by, next step*, owner:, responsible:, due, due date, deadline, is responsible for, takes care of, will take care, to be done by, by end of, by the end of, by monday, by tuesday, by wednesday, by thursday, by friday, by next week, follow up with, to follow up, will follow up, follows up, will prepare, will send, will write, will check, will draft, will set up, will organi*, will schedule, will ask, will contact, will review, will report back, will update, will fix, will add, will create, will share, assigned to, needs to be done, has to be done, remains to be done, must be done, takes on, took the action, to prepare, to investigate',
      'owner*, responsible, will, task*, assignee*, eta',
    ],
    conclusion: [
      'next time we, in conclusion, to conclude, we conclude, the conclusion is, the conclusion was, our conclusion, in short, in summary, to summari*, to sum up, summing up, in a nutshell, overall, all in all, therefore, thus, hence, bottom line, the upshot, the takeaway, key takeaway*, main takeaway*, the lesson, lesson learned, lessons learned, in other words, what this means, this means that, the point is, the main point, long story short, tl;dr, tldr, it follows that, taken together, ultimately, at the end of the day, the key is, what matters is, most importantly, most important',
      'so, finally, in the end, key, main, essential*, crucial*',
    ],
    recommendation: [
      'we recommend, i recommend, recommend*, we propose, i propose, is proposed, propose to, proposal is, we suggest, i suggest, suggested, it is suggested, we should, you should, should be, should not, we advise, advise*, it is advisable, best practice*, is preferred, we prefer, prefer*, consider using, better to, it is better to, we urge, make sure, always use, never use, avoid',
      'should, suggest*, propos*, ought to, could, consider, try to',
    ],
    rule: [
      'must, must be, must have, mandatory, obligatory, compulsory, is required, are required, is required to, are required to, required by, is vital, it is vital, it is essential that, it is imperative, it is critical that, no longer, no more than, by default, is forbidden, are forbidden, is prohibited, are prohibited, is not allowed, are not allowed, is not permitted, are not permitted, not allowed to, only allowed, is removed, are removed, was removed, were removed, has been removed, have been removed, will be removed, shall not, shall be, breaking change*, is not necessary, is not required, are not required, not necessary to, is optional, are optional',
      "have to, has to, need to, needs to, shall, required, requires, removed, you can, you may, allowed, cannot, can't, can only, always, never, at least",
    ],
    question: [
      "open question*, unresolved, unresolved question*, open issue*, open point*, not yet decided, not decided yet, not been decided, yet to be decided, still to be decided, to be decided, decision is still open, no decision, not yet agreed, not agreed, not clear, unclear, it is unclear, remains open, remains to be seen, remains unclear, still open, still unclear, undecided, we do not know, we don't know, to be clarified, to be determined, to be confirmed, tbd, tbc, needs clarification, the question is, the question whether, should we, do we need, how do we, what happens if, what if, who will, who owns",
      'question*, whether, unknown',
    ],
    caveat: [
      'caveat*, note that, please note, be aware, beware, keep in mind, however, limitation*, limited to, only applies, does not apply, not supported, does not support, does not work, not work*, not guaranteed, except for, with the exception of, exception*, unless, only if, provided that, with one exception, this does not mean, not to be confused, no guarantee, at your own risk, known issue*, deprecated, experimental, subject to change, downside*, drawback*, trade off*, disclaimer',
      'but, although, though, except, only, might not, may not, not necessarily',
    ],
    narration: [
      "then we, and then, after that, afterwards, at first, first of all we, it was, there was, there were, that day, that morning, that afternoon, in the morning, in the afternoon, in the evening, over lunch, before lunch, after lunch, lunch, coffee, coffee break, dinner, weather, discussion was, discussion went, long discussion, lengthy discussion, lively discussion, longest item of, item of the night, item of the evening, we discussed, was discussed, discussed at length, talked about, we talked, we had a chat, chatted, we started by, meeting started, meeting opened, opened the meeting, meeting was, meeting closed, meeting ended, closed the meeting, welcomed, welcome everyone, joined late, arrived late, left early, joined the call, left the call, we called, phoned, rang, told us, said that, mentioned that, thanks everyone, thank you all, thanked, thanks to everyone, thanks for, no decision was needed, apologies from, apologies for, minutes of the last meeting, minutes were approved, minutes approved, agenda was approved, small talk, some background noise, i remember, i was, we were, we went, when i, one day, years ago, a while ago, last summer, i started, i sat, to be honest, as you may know, as you know, as we all know, needless to say, in this post, in this article, in this section, in this chapter, let's dive, let's take a look, let me explain, without further ado, long story, funny enough, around midnight, contributed by, change was made by, this section describes, this section explains, this section covers, this section contains, this section lists, this section provides, this document describes, this document details, this document explains, this document provides, this document contains, this document is designed, this document outlines, this guide describes, this guide explains, this guide provides, this guide is meant, this guide covers, this page describes, this page explains, this page lists, this chapter describes, this article describes, this article explains, this article contains, this post describes, this post explains, this post will, blog post will, following practices, following section*, following chapter*, following page*, the rest of this document, the rest of this page, for more information, for more info, for more details, for more detail, for further information, for further details, for additional information, more information can be found, details can be found, can be found here, see also, see below, see above, read more about, read more in, more on that, more on this, find out more, learn more about, check out, check it out, please refer to, please see, for reporting this, for reporting these, excited to announce, read on, go get it, give it a try, give it a shot, try it out, have fun, let's get started, let's begin, let us begin, let's go, here we go, so maybe, stay tuned, please chime in, you might also enjoy, take a look at the, please take a look",
      'then, later, meanwhile, eventually, went, had, said, called, thanks, thank you, hello, hi everyone, of course',
    ],
  },
  pointsBack: {
    openers:
      "the motion was, the motion is, the motion passed, the motion passes, the motion carried, the motion carries, the motion failed, the motion fails, motion passed, motion passes, motion carried, motion carries, motion approved, motion failed, motion seconded, approved unanimously, passed unanimously, carried unanimously, unanimously approved, seconded by, this is a reason, this is the reason, this is one reason, the reason for this, the reason for that, the answer to this, note that this, note that these, note that those, note that it, note that they, note that such, please note that this, please note that these, please note that it, be aware that this, be aware that these, be aware that it, this, that, these, those, it, its, it's, that's, they, their, them, he, she, his, her, such, the latter, the former, ours, theirs, hers, the same, the other, the others, the second one, the first one, the last one, both, neither, either, each of these, one of these, one of them, some of these, some of them, all of these, all of this, all of them, most of these, none of these, none of this, however, therefore, thus, hence, consequently, accordingly, as a result, as a consequence, because of this, because of that, for this reason, for that reason, also, additionally, in addition, furthermore, moreover, besides, but, and, or, so, yet, then, instead, otherwise, we also, you also, you can also, you may also, you will also, there is also, there are also, nevertheless, nonetheless, still, though, similarly, likewise, conversely, in contrast, by contrast, on the contrary, on the other hand, as above, consequence of the above, a consequence of the above, except that, as mentioned, as noted, as said, as described above, as shown above, the above, in this case, in that case, in these cases, here, there, afterwards, after that, after this, before that, from there, from then on, since then, at this point, at that point, meanwhile, thereby, thereafter, which, who, whose, where, whereas, even so, that way, this way, in other words, in short, for example, for instance, again, next, finally, not only that, if so, if not, another, others, rather, if they, if they're, if this, if that, if these, if it, if it's, when this, when that, when it, when they, once this, once it, once they, because it, because they, since it, since they, as it, as they, while it, while this, while these, unless it, although it, although this, though it, all three, all four, all five, all six, all these, all those, for all of these, in those cases, in such cases, in such a case, in both cases, in all cases, in either case, in this way, in doing so, to do this, to do so, to do that, to avoid this, to fix this, to achieve this, to solve this, to address this, to this end, to that end, on top of that, on top of this, apart from that, apart from this, by doing so, by doing this, the additions are, the first option, the second option, the third option, the last option, the first approach, the second approach, the other option, the other approach, the other two, the other one, the rest, the remaining, i think these, i think this, i think that, we think this, we think that, you may also notice, most of them, many of them, many of these, several of them, several of these, few of them, in fact, indeed, that said, that being said, having said that, as such, after all, of course, to be clear, put differently, with this in mind, with that in mind, more importantly, more specifically, specifically, in particular, admittedly, equally, alternatively",
    except:
      "next time, next week, next month, next year, next step, next steps, this document, this page, this paper, this proposal, this report, this guide, this chapter, this thesis, this study, this work, this rfc, this project, this package, this library, this plan, this talk, this deck, this presentation, this article, this post, this readme, this tutorial, this section, this release, this repository, this module, this tool, this week, this month, this quarter, this year, this time, this morning, this is a, this is the, this was a, this was the, it was a year, it has been a, here is, here are, here's, it is important, it is possible, it is recommended, it is necessary, it is not possible, it takes, it is easy, it is worth, it is clear, it is easier, it is better, there is, there are, there was, there were, there will, there has, there have, both sides, who we, who is, who are, where we, where to, which of, so far, still open, next week, next month, next year, next quarter, next step*, either the, neither the, rather than, others may, and so on, so what, finally we, that the, that a, that an, that we, that our, that all, that each, that every, that no, if it is possible, if it is not possible, if it rains, as it happens, as it turns out, all these years",
    ofHeading: "also known as, also called, this, it, it's, its, these, they, that is, in this case",
  },
  leans:
    'this, these, those, also, too, as well, likewise, the above, described above, mentioned above, listed above, above shows, above show, aforementioned, above-mentioned, the latter',
  conditions: 'if, unless, in case, should the, provided that, as long as, even if, were it',
  leadIn: {
    opens:
      "the following are, the following is, the following were, the following people, the following members, the following points, the following items, the following steps, the following changes, the following features, the following risks, the following milestones, the following options, the following reasons, the following examples, the following issues, the following questions, the following link*, the following code, the following table*, the following figure*, the following diagram*, the following command*, the below, the code below, the table below, the figure below, the diagram below, here is, here are, here's, below is, below are, below you, see below, these are,  what follows, consider the following, take the following, take a look at the following, compare, for example consider",
    near: 'the following, following steps, following example*, following command*, following table, as follows, like this, like so, like these, these steps, this way, the steps below, this example, in this order, these options, several options, two options, three options, two things, three things, several reasons, two reasons, three reasons, looks like',
    ends: 'being, to, of, by, from, into, the, a, an, and, or, used for, useful for, responsible for, needed for, required for, intended for, that, whether, below, as follows, the following, such as, for example, for instance, e.g., i.e., that is, namely, like this, like so, including, as, because, are, is, with, using, run, update to, replace it with, instead of, consists of, contains, either, shown below, listed below, described below, see, include, includes, have, has, we, you',
  },
  cited: 'step, steps, section, sections, item, items, point, part, chapter',
  roughly: 'about, around, approx., approx, approximately, roughly, nearly, circa, ca.',
  months:
    'january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, oct, nov, dec',
  weekdays:
    'monday, tuesday, wednesday, thursday, friday, saturday, sunday, mon, tue, wed, thu, fri, sat, sun',
  partsOfTime:
    'end of, the end of, by the end of, mid, early, late, beginning of, start of, by, from, until, since, about, around, before, after, spring, summer, autumn, fall, winter, spring of, summer of, autumn of, fall of, winter of',
  headings: {
    decisions:
      'decision*, decided, resolution*, resolved, agreed, agreement*, votes, motions, approvals, outcome of the vote, what we decided',
    actions:
      'action*, action item*, action point*, to do*, todo*, task*, follow up*, assignments, who does what, corrective action*, remediation',
    nextSteps:
      "next step*, what is next, what's next, what next, what happens next, way forward, going forward, outlook, future work, roadmap, upcoming, plan for next, next meeting*, next call",
    cause:
      'root cause*, cause*, why it happened, what went wrong, reason*, contributing factor*, trigger*, analysis of the cause, five whys, 5 whys, diagnosis',
    summary:
      'summary, short summary, short description, executive summary, abstract, tl;dr, tldr, overview, at a glance, in short, in brief, in a nutshell, synopsis, highlights, key points, key facts, main points, management summary, recap',
    conclusion:
      'conclusion*, concluding remarks, closing remarks, takeaway*, bottom line, final thoughts, wrap up, wrapping up, what to remember, verdict',
    background:
      'background, context, introduction, history, current state, current situation, status quo, where we are, prior art, related work, state of the art, how we got here, what happened',
    motivation:
      'motivation, rationale, why, why now, why this, justification, purpose, the case for, use case*',
    problem:
      'problem*, problem statement, pain point*, challenge*, issue*, the problem, what is wrong, obstacles',
    goals:
      'goal*, objective*, aim*, non goal*, success criteria, what we want, target*, desired outcome*, mission, scope',
    alternatives:
      'alternative*, alternatives considered, option*, options considered, considered options, other approaches, trade off*, tradeoffs, comparison, pros and cons, rejected ideas, variant*, what else we looked at, rationale and alternatives',
    recommendation:
      'recommendation*, recommended, proposal, proposed solution, proposed design, suggestion*, advice, our pick, what we propose, best practices',
    risks:
      'risk*, threat*, concern*, drawback*, limitation*, caveat*, known issues, pitfalls, gotchas, blockers, mitigation*, downsides, security considerations, what could go wrong, risks and assumptions',
    timeline:
      'timeline, schedule, milestones, roadmap, calendar, dates, chronology, plan, phases, key dates, sequence of events, deadlines, rollout plan, rollout',
    results:
      'result*, finding*, outcome*, evaluation, measurement*, benchmark*, what we found, performance, evidence, key results, achievements, accomplishments, metrics, kpis, numbers',
    impact:
      'impact, effect*, consequence*, customer impact, user impact, blast radius, damage, who was affected, benefits',
    budget:
      'budget, cost*, funding, financials, finances, expenses, pricing, price*, money, the ask, use of funds, resources needed, investment',
    lessons:
      'lessons learned, lessons, learnings, what we learned, what went well, what went badly, retrospective, where we got lucky, insights',
    openQuestions:
      'open question*, unresolved question*, unresolved, open issue*, open point*, outstanding questions, to be decided, to be determined, questions, parking lot',
    agenda: 'agenda, topics, order of business, programme, program, discussion items, on the table',
    record:
      'notes, minutes, meeting notes, meeting minutes, discussion notes, minutes of the meeting, notes of the meeting',
    attendees:
      'attendees, participants, attendance, present, who was there, people present, apologies, absent, in attendance, regrets, members present, board members present, members absent, also present, guests present',
    contents: 'contents, table of contents, toc, index, on this page, in this document, in this guide',
    appendix:
      'appendix, appendices, annex*, supplement*, additional material, supporting material, attachments, enclosures, extra material, glossary, notes to self, to do notes to self, misc, miscellaneous, housekeeping',
    references:
      'reference*, refs, ref, bibliography, literature, further reading, sources, links, see also, citations, works cited, read more, resources, useful links, relevant links, important links, quick links, footnotes, suggested reading, recommended reading, background reading, reading list, related links, related reading, related documentation, related docs, related pages, related articles, related guides, learn more, want to learn more, where to learn more, additional resources, further resources, external links',
    license: 'license, licence, licensing, copyright, legal, legal notice, terms of use',
    changelog:
      "changelog, change log, release notes, revision history, version history, document history, history of changes, changes, releases, what's new, change history",
    acknowledgements:
      'acknowledgement*, acknowledgment*, thanks, credits, special thanks, contributors, sponsors, contributing, supporters, backers, collaborators, past collaborators, maintainers, past maintainers, authors, honorable mentions, honourable mentions, supported by, our sponsors, thank you, thanks to',
  },
  fields: {
    title:
      'proposal name, proposal title, name of proposal, name of the proposal, name of the project, title, name, subject, topic, feature name, project name, project, feature, document title, meeting, re, theme, incident title',
    author:
      'author*, author(s), written by, by, prepared by, created by, proposer, champion*, presenter, speaker, submitted by, from, drafted by, recorded by, minutes by, scribe, note taker, minute taker, shepherd*, contact, elaborated by, compiled by, maintained by, lecturer, instructor, teacher, supervisor, tutor, group, team members, students',
    owner:
      'owner*, project lead, project leader, project manager, project owner, product owner, team lead, lead author, assignee*, assigned to, responsible, responsible person, responsible party, responsible parties, who, lead, in charge, dri, accountable, action owner, person, team',
    date: 'date, last checked, checked on, effective, effective date, effective from, in force from, valid from, handed in, submitted, submitted on, date of submission, release date, publication date, dated, day, when, time, created, created at, created on, updated, last updated, last modified, modified, published, meeting date, date and time, on, incident date, date of incident, year, month, quarter, period, last reviewed, reviewed on, review date, next review, revised, last revised',
    start: 'start, start date, starts, started, begin, begins, from date, since, kick off, starting',
    due: 'due, due date, due by, deadline, by when, end date, end, ends, target date, until, eta, finish, completion date, complete by, expected, delivery date',
    status: 'status, state, progress, stage, phase, outcome, decision status, resolution, done',
    version: 'version, revision, rev, release, edition, draft, doc version',
    id: 'id, number, no, no., #, nr, ref, reference, ticket, ticket number, case number, document id, rfc, key, case, code, item, item no',
    reviewers:
      'reviewer*, reviewed by, approver*, approved by, approval, sign off, signed off by, signed, signed by, checked by, stakeholders, decision makers, deciders, consulted, informed',
    attendees:
      'attendee*, attending, participant*, present, in attendance, absent, apologies, invited, invitees, regrets, guests, people, chair, chairperson, facilitator, distribution, cc, to',
    location: 'location, place, where, venue, room, address, city, site, office, region, country',
    priority: 'priority, prio, severity, urgency, importance, sev, level, impact',
    task: 'task*, action*, action item*, to do*, what, item*, activity, activities, deliverable*, work item, step, description, next step, follow up, measure, topic, milestone*',
    cost: 'cost*, price, amount, budget, total, sum, expense*, estimate, fee, value, spend',
    category:
      'category, type, kind, tag*, label*, keywords, area, component*, classification, layout, department, group, class, domain',
    link: 'link*, url, pr, rfc pr, pull request, issue, tracking issue, discussion, repository, repo, website, homepage, source, discussion at, related, see also',
  },
  callouts: {
    note: 'note, notes, nb, info',
    tip: 'tip, hint',
    important: 'important',
    warning: 'warning, attention',
    caution: 'caution, danger',
  },
  leftovers:
    'no topics, no items, none, needs discussion, none in particular, nothing in particular, none identified, none identified yet, none that we know of, none that i know of, none for now, none at the moment, none at present, none foreseen, no known issues, no known problems, no known risks, no known limitations, no known drawbacks, no known downsides, no known blockers, nothing so far, nothing for now, nothing at the moment, nothing at this time, nothing special, none yet, none so far, none at this time, none known, nothing, nothing yet, nothing to report, n/a, na, n.a, not applicable, no issues, no issues at this time, there are no issues, there are no issues at this time, there are none, tbd, tba, tbc, t.b.d, to be done, to be determined, to be defined, to be decided, to be added, to be written, to be completed, to be filled in, todo, to do, wip, work in progress, coming soon, placeholder, lorem ipsum, unknown, empty, blank, fill in, fill me in, your text here, insert text here, no content, null, undefined, same as above, see above, ditto, nil, xxx, pending, not yet, no comment*, no entries, no items, forthcoming, to follow, in preparation, no questions, no questions this week, no questions this time, no update, no updates, no update this week, no updates this week, no board update this week, no news, no news this week, nothing this week, nothing this time, nothing new, nothing new this week, nothing else, nothing else to report, nothing else to report this week, nothing to discuss, no announcements, no announcements this week, no other business, no further business, no new business',
  ofSection:
    'this section describes, this section discusses, this section presents, this section summarizes, this section gives, this section introduces, this section explains, this section should, this section contains, this section lists, this section provides, this section outlines, this section covers, this section defines, this section is for, this section is where, this section is used, use this section to, in this section describe, in this section explain, in this section list, in this section you should',
  signOff:
    'best regards, kind regards, warm regards, regards, best wishes, all the best, best, cheers, sincerely, yours sincerely, yours truly, yours faithfully, thanks, many thanks, thank you, thanks for reading, thank you for reading, thanks for your time, thank you for your time, thank you for your attention, see you, see you next, happy coding, happy hacking, enjoy, talk soon, take care, love, signed, sent from my, have a great, have a nice, have a good, with love, until next time, stay tuned, feel free to reach out, follow me on, subscribe to, if you liked this, if you enjoyed this, let me know in the comments, minutes taken by, meeting adjourned, meeting closed at, the meeting closed, the meeting ended',
  thanks:
    "edited by, cover art by, cover image by, cover photo by, illustration by, illustrations by, illustrated by, photo by, photos by, photo credit, image credit, image by, header image, cross posted, originally published, originally posted, thank you, thank you to, thanks for, thanks to all, thanks to everyone, thanks everyone, thanks a lot, thanks so much, thanks also to, thanks again, many thanks, special thanks, big thanks, huge thanks, a big thank you, a huge thank you, a special thanks, with thanks to, our thanks, my thanks, we thank, i thank, we also thank, we would like to thank, we'd like to thank, i would like to thank, i'd like to thank, we are grateful, we're grateful, i am grateful, kudos, hats off, shout out to, shoutout to, credit goes to, credits to, hat tip to, props to, this work was supported by, this project was supported by, this project is supported by, this project is sponsored by, this work is supported by, made with love",
  sequence:
    'then, next, after that, afterwards, after this, finally, lastly, first of all, once you have, once it is, once that is, once this is, when done, when it is done, repeat, until, step*, back to, go to, proceed',
  unordered:
    'one of the following, one of these, either of, ways to, ways of, two ways, three ways, four ways, several ways, many ways, different ways, few ways, option*, choices, alternative*, choose between, choose from, choose one, can choose, rule of thumb, rules of thumb, reasons, questions, requirements, criteria, principles, examples, types of, kinds of, differences, advantages, disadvantages, benefits, drawbacks, goals, risks, problems, issues, concerns, features, findings',
  warns: {
    always:
      "don't forget, do not forget, must not, mustn't, must never, should never, make sure not to, be careful not to, under no circumstances, you should not, you shouldn't, never ever",
    loud: "not, never, do not, don't, warning, caution",
  },
  replaces: {
    anywhere:
      'instead, becomes, can be written as, can be written like, can be rewritten, can be modeled as, can be expressed as, can be replaced with, can be replaced by, should be changed to, change it to, replace it with, is replaced by, is now, now looks like, would now be, with this change, with this proposal, do this',
    except: 'instead of, after all, new in',
    alone: 'after, afterwards, after the change, new, new way, in the new version, now',
  },
  moved: {
    what: 'repository, repositories, repo, page, pages, document, documents, docs, documentation, project, package, library, wiki, site, website, article, post, file, content, guide, specification, proposals, issue tracker',
    gone: 'has moved, have moved, has been moved, have been moved, was moved, were moved, is moving to, are moving to, now lives, now live, new home, new location, has been archived, have been archived, is archived, are archived, was archived, has been preserved, kept for reference, for reference purposes, has been migrated, have been migrated, was migrated, were migrated, has been transferred, now maintained at, now maintained in, now developed at, development continues',
  },
  elsewhere: {
    here: 'here, click here, available here, found here, see here, this, link, this link, this page, this article, this post, this blog post, this guide, this document, this issue, this thread, this video, this one, this primer, this repo, this repository, this gist, this doc, this video, this post',
    always:
      'see, see also, see e.g., also see, as seen in, check out, check the, be sure to check out, read more, read up on, learn more, find out more, want to learn more, to learn more, to find out more, to read more, for more, for more on, for more about, for more information, for more info, for more details, for more detail, for more examples, for further information, for further details, for further reading, for a full explanation, for a full description, for a detailed explanation, for additional information, for additional details, for details, for full details, for the full list, for a full list, for a complete list, for information on, for information about, for background, more information, more details, more info, more about, more on, further information, further details, additional information, full documentation, the full documentation, complete documentation, documentation is available, documentation can be found, details can be found, examples can be found, refer to, please refer to, please see, please read the, please consult, please check the, have a look at, take a look at, note - some, you might also enjoy, you may also enjoy, you might also like, you may also like, head over to, looking for, detailed documentation',
    withAddress:
      'visit, please visit, read, please read, go to, browse, consult, look at, find, you can find, you can read, you can see, you can view, you can browse, you will find, documentation, the documentation, documentation for, full docs, docs, api docs, examples, an example, a list of, here is a link, to see, learn, learn how, follow the process, please follow, please follow the, join, follow us, sign up, subscribe to, hosted at, available at',
    except:
      'see if, see whether, see that, see what, see who, see how, see a, see to, see you, see through, for more than, for more than one, for more complex, for more of, for more control, read only, more on average, more about, more details are needed, more information is needed, find and, find the, find a, find out, find out who, find all, find every, learn to, learn from, join the, join a, more details follow, looking for a',
  },
};
