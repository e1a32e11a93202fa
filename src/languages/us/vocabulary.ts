import type { Vocabulary } from '../vocabulary.ts';

export const vocabulary: Vocabulary = {
  subjects: {
    context: [
      'Background',
      'where things stand today',
      'background, context, introduction, motivation, overview, situation, status quo, current state, why now',
    ],
    problem: [
      'Problem',
      'what hurts, and whom',
      'problem, challenge, pain, issue, obstacle, bottleneck, gap, need, holds us back',
    ],
    solution: [
      'Solution',
      'what we do about it',
      'solution, approach, our answer, proposal, proposed, what we do, what we offer, product',
    ],
    market: [
      'Market',
      'who buys, and how many they are',
      'market, opportunity, customer, target group, audience, segment, demand, tam, industry, growth',
    ],
    competition: [
      'Competition',
      'who else tries, and what sets us apart',
      'competition, competitor, competitive, alternatives on the market, differentiation, positioning, unfair advantage',
    ],
    proof: [
      'Proof',
      'what shows that it works',
      'proof, traction, evidence, testimonial, reference, customer voice, success stor, pilot, validation, track record, case stud, reviews',
    ],
    team: [
      'Team',
      'who stands behind it',
      'team, founder, people, who we are, crew, staff, organization, organisation, roles',
    ],
    ask: [
      'The ask',
      'what we ask for',
      'the ask, funding, investment, invest, raise, round, use of funds, request, we ask, approval',
    ],
    vision: [
      'Vision',
      'where we want to go',
      'vision, mission, goal, aim, objective, purpose, ambition, target, north star',
    ],
    features: [
      'Features',
      'what it can do',
      'feature, capabilit, function, highlights, what is new, at a glance',
    ],
    howItWorks: [
      'How it works',
      'what happens inside',
      'how it works, architecture, design, technology, under the hood, internals, components, system, data model, interface',
    ],
    demo: [
      'Demo',
      'what it looks like',
      'demo, example, screenshot, tour, walkthrough, preview, live, showcase',
    ],
    useCases: [
      'Use cases',
      'what people use it for',
      'use case, scenario, application, who uses, user stor, applications',
    ],
    benefits: [
      'Benefits',
      'what one gains',
      'benefit, advantage, value, gain, why us, outcome, return on investment, roi, savings',
    ],
    pricing: [
      'Pricing',
      'what it costs to have',
      'pricing, price, plans and prices, subscription, license fee, package, offer, quote',
    ],
    cost: [
      'Budget',
      'what it costs to do',
      'budget, cost, finance, expense, effort, spending, money, resources, investment needed',
    ],
    plan: [
      'Plan',
      'what happens when',
      'plan, roadmap, timeline, schedule, milestone, rollout, phases, migration, go-live, calendar',
    ],
    scope: [
      'Scope',
      'what is in, and what is not',
      'scope, deliverable, requirement, out of scope, non-goal, specification, what you get',
    ],
    options: [
      'Options',
      'what we could do instead',
      'option, alternative, comparison, trade-off, versus, pros and cons, two ways, variants, considered',
    ],
    risks: [
      'Risks',
      'what could go wrong',
      'risk, threat, mitigation, concern, limitation, dependency, open question, security, failure',
    ],
    nextSteps: [
      'Next steps',
      'what to do now',
      'next step, action, to do, call to action, what happens next, follow-up, get in touch, what you can do, outlook',
    ],
    question: [
      'Question',
      'what we wanted to know',
      'research question, hypothesis, abstract, aim of the study, objective of the study, question, problem statement',
    ],
    relatedWork: [
      'Related work',
      'what was known before',
      'related work, literature, prior work, state of the art, previous research, theory',
    ],
    method: [
      'Method',
      'how we found out',
      'method, methodology, experiment, data, sample, procedure, study design, setup, materials, evaluation setup',
    ],
    results: [
      'Results',
      'what we found',
      'result, finding, analysis, outcome, measurement, benchmark, performance, evaluation',
    ],
    discussion: [
      'Discussion',
      'what it means, and what it does not',
      'discussion, interpretation, implication, limitations, meaning, threats to validity',
    ],
    conclusion: [
      'Conclusion',
      'what to remember',
      'conclusion, summary, takeaway, lessons, recommendation, wrap-up, closing',
    ],
    prerequisites: [
      'Before you start',
      'what you need',
      'prerequisite, requirement, before you start, before you begin, what you need, compatibility, supported versions',
    ],
    gettingStarted: [
      'Getting started',
      'the first minutes',
      'getting started, quick start, quickstart, install, setup, set up, first steps, download',
    ],
    steps: [
      'Step by step',
      'how it is done',
      'usage, step, how to, instructions, tutorial, procedure, walkthrough, guide, workflow, using',
    ],
    reference: [
      'Reference',
      'the details to look up',
      'reference, api, option, configuration, command, parameter, syntax, settings, methods, properties, cli',
    ],
    troubleshooting: [
      'Troubleshooting',
      'what to do when it does not work',
      'troubleshooting, faq, common problems, known issues, error, caveat, gotcha, debugging, help',
    ],
    status: [
      'Where we stand',
      'what happened since last time',
      'status, progress, review, update, recap, in short, what happened, since last, the quarter, retrospective',
    ],
    figures: [
      'Figures',
      'the numbers that matter',
      'figure, number, kpi, metric, revenue, sales, statistics, results in numbers, performance',
    ],
    items: [
      'Topics',
      'what to talk about',
      'topic, agenda item, discussion point, for discussion, questions to discuss, on the table',
    ],
    decisions: [
      'Decisions',
      'what to decide',
      'decision, decide, resolution, vote, approval, what we ask you to decide, recommendation',
    ],
    profile: [
      'Profile',
      'who this is',
      'about, profile, biography, bio, who i am, who we are, portrait, introduction, experience',
    ],
    skills: [
      'Skills',
      'what we do well',
      'skill, service, expertise, competence, what i do, what we do, strengths, tools, technologies',
    ],
    works: [
      'Work',
      'what has been made',
      'work, project, portfolio, case stud, selected, clients, publications, exhibitions',
    ],
    contact: [
      'Contact',
      'where to reach us',
      'contact, get in touch, reach us, e-mail, email, address, hire, follow',
    ],
  },
  narratives: {
    Pitch: 'pitch, investor, startup, start-up, funding, venture, seed round, series a, raise money',
    Showcase:
      'showcase, product launch, launch, demo, introducing, product brief, product tour, library, framework, feature overview',
    Sales: 'sales, sell, buyer, prospect, customer presentation, offer, client meeting, sales deck',
    Proposal:
      'proposal, propose, rfc, design document, design doc, technical design, bid, tender, concept, business case, grant application',
    Research:
      'research, study, paper, thesis, experiment, survey, findings, hypothesis, scientific, dissertation, white paper',
    Guide:
      'guide, tutorial, how to, how-to, manual, handbook, onboarding, training, course, workshop, documentation, readme, install',
    Meeting:
      'meeting, attending, attendees, apologies, aob, standup, sync, minutes of, action items, minutes, review, quarterly, status report, weekly, monthly, retrospective, stand-up, board, update, status, kickoff, kick-off',
    Portfolio:
      'portfolio, resume, curriculum vitae, selected work, my work, our work, agency, freelance, about me',
  },
};
