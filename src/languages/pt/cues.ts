import type { Cues } from '../cues.ts';

export const cues: Cues = {
  roles: {
    decision: [
      'decidimos, foi decidido, ficou decidido, decidiu-se, ficou definido, decidiu, decidiram, decisão, decisões, foi acordado, ficou acordado, acordou-se, acordámos, acordamos, ficou combinado, combinámos, combinamos, concordámos, concordamos, chegámos a acordo, chegamos a um acordo, foi aprovad*, aprovou, aprovou-se, aprovad*, aprovámos, por unanimidade, unânime*, deliberou, deliberou-se, deliberação, deliberações, votou, votaram, votação a favor, escolhemos, foi escolhid*, optámos por, optamos por, optou-se por, vamos usar, vamos utilizar, usaremos, utilizaremos, vamos com, ficamos com, vamos avançar com, seguiremos com, luz verde, sinal verde, descartad*, foi descartad*, rejeitad*, foi rejeitad*, adotámos, adotamos, foi adotad*, mantém-se, fica decidido',
      'decid*, acordo, escolhid*, selecionad*, aceit*, confirmad*, resolvid*, adiad*, escolha',
    ],
    ask: [
      'pedimos, convido, convido-vos, convidamos, peço a, peço que, solicitamos, solicito, solicita-se, pede-se, pedido de, solicitação de, pedimos à, pedimos ao, pedimos a aprovação, solicitamos a aprovação, precisamos da aprovação, precisamos da sua, precisamos do seu, precisamos da vossa, precisamos do vosso, precisa de aprovação, necessita de aprovação, precisamos de uma decisão, é necessária uma decisão, decisão necessária, para aprovação, para deliberação, por favor aprovem, por favor confirmem, por favor confirme, favor confirmar, favor aprovar, orçamento de, um orçamento de, verba de, financiamento de, investimento de, procuramos, buscamos, buscamos investimento, estamos a angariar, estamos captando, captação de, ronda de, rodada de, o seu apoio, o vosso apoio, seu apoio, sua aprovação, o seu feedback, convidamos a, apelamos, requeremos, requer-se, requer aprovação, gostaríamos que',
      'por favor, precisamos, pedido*, solicit*, financiamento, aprovação, autorização',
    ],
    cause: [
      'devido a, devido ao, devido à, devido aos, por causa de, por causa da, por causa do, causa raiz, causa principal, causa-raiz, a causa, as causas, causa foi, causad* por, causad* pela, causad* pelo, causou, causaram, provocad* por, provocad* pela, provocad* pelo, provocou, originad* por, originou, originad*, deve-se a, deveu-se a, deve-se ao, deveu-se ao, a razão é, a razão foi, a razão pela qual, o motivo foi, o motivo é, o motivo, porque, graças a, graças ao, graças à, na sequência de, em consequência de, como consequência de, em decorrência de, em virtude de, em razão de, como resultado de, desencad*, levou a, levaram a, levou ao, resultou de, decorre de, decorreu de, atribuíd*, atribu*, culpa de, por falta de, gerad* por',
      'pois, já que, uma vez que, visto que, dado que, causa*, razão, razões, motivo*, por que, porquê, como',
    ],
    result: [
      'como resultado, o resultado foi, o resultado é, os resultados mostram, resultados mostram, resultou em, aumentou, aumentaram, aumento de, cresceu, cresceram, crescimento de, subiu, subiram, caiu, caíram, queda de, desceu, desceram, diminuiu, diminuíram, reduziu, reduziram, reduziu-se, redução de, reduzimos, reduzid* em, melhorou, melhoraram, melhorámos, melhoramos, melhoria de, passou de, passaram de, passámos de, passamos de, encontrámos, encontramos, constatámos, constatamos, constatou-se, verificou-se, medimos, foi medid*, observámos, observamos, observou-se, conseguimos, alcançámos, alcançamos, foi alcançad*, alcançou, atingimos, atingiu, obtivemos, obteve-se, superou, superámos, superamos, ultrapassou, duplicou, dobrou, triplicou, pela metade, para metade, vezes mais rápid*, vezes mais, pontos percentuais, por cento, em média, em comparação com, em relação ao ano, face ao ano, face a, poupámos, economizamos, economia de, poupança de, demonstra que, mostra que, mostram que',
      'resultado*, melhor*, aument*, redu*, mais rápid*, crescimento, queda, entregue*, lançad*, concluíd*',
    ],
    risk: [
      'risco*, arrisca*, ameaça*, bloquei*, bloquead* por, bloqueant*, impediment*, pode falhar, podem falhar, poderá falhar, poderia falhar, pode quebrar, pode atrasar, poderá atrasar, pode causar, em perigo, perigo*, perigos*, na pior das hipóteses, no pior caso, preocup*, receio*, vulnerab*, ponto único de falha, gargalo*, estrangulamento*, compromet*, não estará pronto, não ficará pronto, em atraso',
      'problema*, atraso*, incert*, depende de, dependência*, falha*, fracass*, obstáculo*, dificuldade*',
    ],
    action: [
      'por fazer, a fazer, tarefa*, ação:, ações:, ação a realizar, ações a realizar, plano de ação, próximo passo, próximos passos, passo seguinte, passos seguintes, responsável:, responsável por, é responsável por, fica responsável, ficou responsável, fica responsável por, ficou de, fica de, fica encarregad*, encarregad* de, a cargo de, trata de, cuida de, vai cuidar, encarrega-se, compromete-se a, prazo*, data limite, data-limite, vence em, vencimento, até ao, até o dia, até dia, até ao dia, até segunda, até terça, até quarta, até quinta, até sexta, até ao fim, até o fim, até o final, até ao final, até à próxima, o mais tardar, no máximo até, enviará, preparará, redigirá, verificará, contactará, organizará, atualizará, apresentará, convocará, vai preparar, vai enviar, vai verificar, vai contactar, vai marcar, vai escrever, deve enviar, deve preparar, falta fazer, falta ainda, resta fazer, atribuíd* a, atribuída a, acompanhar com, dar seguimento, pendências',
      'responsáve*, deve, devem, ação, ações, vai, vão, fará, providenci*',
    ],
    conclusion: [
      'da próxima vez, em conclusão, para concluir, concluímos, conclui-se, concluindo, em resumo, resumindo, para resumir, em suma, em síntese, em poucas palavras, no geral, em geral, globalmente, no conjunto, ao fim e ao cabo, no fim de contas, no final das contas, afinal, portanto, por conseguinte, assim sendo, logo, daí que, por isso, em outras palavras, por outras palavras, ou seja, isto significa que, isso significa que, o mais importante, o importante é, o essencial, a lição, as lições, aprendemos que, aprendemos, a conclusão é, a chave é, ponto-chave, ponto chave, pontos-chave, a reter, a mensagem principal',
      'assim, finalmente, por fim, chave*, principa*, important*, essencia*, crucia*',
    ],
    recommendation: [
      'recomendamos, recomendo, recomenda-se, recomend*, propomos, proponho, propõe-se, a nossa proposta, nossa proposta, a proposta é, a proposta, sugerimos, sugiro, sugere-se, sugest*, aconselhamos, aconselha-se, aconselh*, convém, conviria, é conveniente, é aconselhável, devemos, deveríamos, dever-se-ia, deveria-se, seria melhor, é melhor, é preferível, preferimos, boa prática, boas práticas, melhor prática, melhores práticas, evite, evitar, certifique-se, assegure-se, instamos, é recomendável',
      'deveria, deveriam, deverá, proposta*, propo*, poderíamos, poderia, prefer*',
    ],
    rule: [
      'deve, devem, devemos, deverá, deverão, tem de, têm de, tem que, têm que, temos de, temos que, é preciso, obrigatório, obrigatória, obrigatórios, obrigatórias, obrigatoriamente, é necessário que, é imprescindível, imprescindível, é indispensável, é fundamental que, é essencial que, é vital, exige-se, é exigido, já não, não mais, deixa de, deixou de, por padrão, por omissão, por defeito, é proibido, é proibida, são proibidos, está proibido, não é permitido, não são permitidos, foi removido, foi removida, foram removidos, foram removidas, não é necessário, não é obrigatório, não é preciso, é opcional, são opcionais',
      'você pode, podes, é necessário, necessário, necessária, requer, requerem, sempre, nunca, pelo menos, no máximo',
    ],
    question: [
      'questão em aberto, questões em aberto, pergunta em aberto, perguntas em aberto, pergunta aberta, perguntas abertas, ponto em aberto, pontos em aberto, em aberto, por resolver, por decidir, por definir, por esclarecer, por confirmar, a definir, a decidir, a determinar, a confirmar, a esclarecer, não resolvid*, ainda não foi decidido, não foi decidido, ainda não decidido, ainda não está decidido, sem decisão, nenhuma decisão, não há decisão, pendente de decisão, pendente de definição, não está claro, não é claro, não ficou claro, pouco clar*, resta saber, falta saber, falta decidir, falta definir, fica em aberto, continua em aberto, permanece em aberto, não sabemos, não se sabe, desconhece-se, a questão é, a pergunta é, coloca-se a questão, será que, o que acontece se, quem vai, quem fica, quem trata, como vamos',
      'pergunta*, questão, questões, dúvida*, se devemos, desconhecid*',
    ],
    caveat: [
      'atenção, cuidado, vale lembrar, vale notar, vale ressaltar, nota:, note que, note-se, note-se que, observe que, tenha em conta, ter em conta, tenha em atenção, leve em conta, tenha em mente, importa notar, contudo, no entanto, todavia, porém, entretanto, limitaç*, limitad* a, só se, somente se, apenas se, aplica-se apenas, não se aplica, salvo, salvo se, exceto, à exceção de, com exceção de, exceção, exceções, a menos que, desde que, não suporta, não suportad*, não é suportad*, não funciona, sem garantia, não garant*, não é garantid*, obsolet*, experimenta*, desvantage*, inconvenient*, não significa, problemas conhecidos, aviso*, advertênc*, sujeito a alterações, ressalva*',
      'mas, embora, ainda que, apenas, somente, só, não necessariamente, nem sempre',
    ],
    narration: [
      'depois nós, e depois, e então, depois disso, em seguida, primeiro, no início, no começo, era, foi um, havia, houve, naquele dia, nesse dia, nessa manhã, naquela manhã, de manhã, à tarde, à noite, ao almoço, no almoço, durante o almoço, depois do almoço, após o almoço, antes do almoço, almoço, pausa para café, café, cafezinho, jantar, o tempo estava, a discussão foi, discussão foi, o debate foi, longa discussão, longo debate, discussão longa, discutiu-se, discutimos, foi discutid*, falámos, falamos sobre, falou-se, conversámos, conversamos, conversou-se, debateu-se, a reunião começou, início da reunião, a reunião teve início, aberta a sessão, abriu a sessão, abriu a reunião, a reunião terminou, encerrou a reunião, encerrada a sessão, fim da reunião, deu as boas-vindas, dá as boas-vindas, bem-vind*, chegou atrasad*, chegou tarde, juntou-se, saiu mais cedo, saiu antes, foi embora, ligou, telefonou, contou-nos, disse-nos, disse que, mencionou, referiu que, comentou que, agradeceu, agradece, obrigado a todos, obrigada a todos, justificou a ausência, ata anterior, ata da reunião anterior, aprovação da ata, ordem de trabalhos aprovada, lembro-me, eu era, eu estava, estávamos, éramos, quando eu, um dia, há anos, há algum tempo, há uns anos, no verão passado, comecei, para ser honesto, na verdade, como sabem, como todos sabemos, neste artigo, neste post, nesta secção, nesta seção, neste capítulo, vamos ver, vamos dar uma olhada, sem mais demora, por volta da meia-noite, esta secção descreve, esta seção descreve, esta secção explica, esta seção explica, este documento descreve, este documento explica, este capítulo descreve, este artigo descreve, esta página descreve, este guia descreve, este guia explica, as secções seguintes, as seções seguintes, as seguintes seções, para mais informações, para obter mais informações, para mais detalhes, saiba mais em, veja também, ver também, ver abaixo, contribuição de, continue a ler, continue lendo, experimente já, divirta-se, divirtam-se, vamos começar, comecemos, vamos lá, fique atento, dê uma olhada, dá uma olhadela',
      'depois, então, mais tarde, entretanto, tinha, dizia, obrigado, obrigada, olá',
    ],
  },
  pointsBack: {
    openers:
      'a moção foi, a moção é, a proposta foi aprovada, a proposta é aprovada, aprovado por unanimidade, aprovada por unanimidade, note que este, note que esta, note que estes, note que estas, note que isto, note que isso, observe que este, observe que isso, isto, isso, aquilo, este, esta, estes, estas, esse, essa, esses, essas, aquele, aquela, aqueles, aquelas, ele, ela, eles, elas, seu, sua, seus, suas, dele, dela, deles, delas, tal, tais, o mesmo, a mesma, os mesmos, as mesmas, este último, esta última, estes últimos, o último, a última, o primeiro, a primeira, o segundo, a segunda, o outro, a outra, os outros, as outras, ambos, ambas, os dois, as duas, um deles, uma delas, alguns deles, algumas delas, cada um, cada uma, tudo isto, tudo isso, todos eles, nenhum deles, no entanto, contudo, porém, todavia, entretanto, mas, e, ou, portanto, por conseguinte, consequentemente, por isso, por esta razão, por essa razão, por este motivo, por esse motivo, assim, deste modo, desse modo, desta forma, dessa forma, desta maneira, dessa maneira, então, depois, em seguida, além disso, além disto, também, igualmente, do mesmo modo, da mesma forma, por outro lado, pelo contrário, ao contrário, em contrapartida, em vez disso, caso contrário, senão, neste caso, nesse caso, nestes casos, nesses casos, para isso, para isto, para tal, com isso, com isto, aqui, ali, lá, desde então, depois disso, antes disso, enquanto isso, nesse momento, nesta altura, neste ponto, finalmente, por fim, como referido, como mencionado, como dito, como indicado, como acima, como vimos, o acima, o que, o qual, a qual, os quais, as quais, que, quem, cujo, cuja, onde, por exemplo, ou seja, em outras palavras, por outras palavras, em resumo, apesar disso, mesmo assim, ainda assim, de facto, de fato, pois, porque, de novo, daí, nele, nela, neles, nelas, se isto, se isso, se este, se esta, se for assim, se assim for, quando isto, quando isso, depois de feito isso, porque isto, porque isso, para fazer isso, para evitar isso, para consegui-lo, em tais casos, em tal caso, em ambos os casos, em todos os casos, os três, as três, todos estes, todas estas, todos esses, todas essas, a primeira opção, a segunda opção, a outra opção, o resto, o restante, fora isso, a maioria deles, a maioria delas, muitos deles, na verdade, com efeito, dito isso, dito isto, em particular, especificamente, mais precisamente, claro que, afinal, de igual modo, como resultado, em consequência, alternativamente',
    except:
      'este documento, esta página, este artigo, esta proposta, este relatório, este guia, este capítulo, esta tese, este estudo, este trabalho, este projeto, este pacote, esta biblioteca, este plano, esta apresentação, este post, este tutorial, esta secção, esta seção, esta versão, este repositório, este módulo, esta ferramenta, esta semana, este mês, este ano, este trimestre, desta vez, esta manhã, o que é, o que fazer, o que aprendemos, o que correu, o que decidimos, o que muda, o que precisa, quem somos, quem faz, quem é, onde estamos, onde encontrar, e agora, ambas as partes, assim funciona, depois de, depois do, depois da, depois dos, depois das, que fazer, aqui está, aqui estão, o primeiro trimestre, o segundo trimestre, a primeira fase, a segunda fase, seu negócio, sua empresa, sua equipe, porque agora',
    ofHeading:
      'este, esta, estes, estas, isto, esse, essa, esses, essas, isso, ele, ela, eles, elas, neste caso',
  },
  leans:
    'este, esta, isto, estes, estas, esse, essa, isso, esses, essas, também, igualmente, mencionad* acima, descrit* acima, supracitad*',
  conditions: 'se, caso, a menos que, desde que, a não ser que, mesmo que',
  leadIn: {
    opens:
      'a seguir, eis, aqui está, aqui estão, abaixo está, abaixo estão, segue, seguem, seguem-se, estes são, estas são, os seguintes, as seguintes, o seguinte, a seguinte, vejamos, considere',
    near: 'seguinte, seguintes, como segue, a seguir, abaixo, da seguinte forma, da seguinte maneira, do seguinte modo, estes passos, várias opções, duas opções, três opções, vários motivos, dois motivos, três motivos, assim',
    ends: 'de, a, para, por, que, como segue, a seguir, abaixo, o seguinte, seguinte, seguintes, tais como, tal como, como por exemplo, por exemplo, como, a saber, ou seja, isto é, incluindo, nomeadamente, assim, são, é, com, mais abaixo',
  },
  cited: 'passo, passos, etapa, etapas, seção, seções, secção, item, itens, ponto, pontos, parte, capítulo',
  roughly: 'cerca de, aproximadamente, por volta de, uns, umas',
  months:
    'janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, jan, fev, mar, abr, mai, jun, jul, ago, set, out, nov, dez',
  weekdays:
    'segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, sábado, domingo, segunda, terça, quarta, quinta, sexta, seg, ter, qua, qui, sex, sáb, dom',
  partsOfTime:
    'fim de, final de, finais de, início de, inícios de, meados de, até, até ao fim de, a partir de, desde, antes de, por volta de, primavera de, verão de, outono de, inverno de, primavera, verão, outono, inverno',
  headings: {
    decisions:
      'decisão, decisões, deliberaç*, resoluç*, acordos, votação, votações, o que decidimos, o que foi decidido',
    actions:
      'ação, ações, tarefa*, plano de ação, a fazer, por fazer, pendências, encaminhamentos, quem faz o quê, medidas, medidas corretivas, ações corretivas, acompanhamento',
    nextSteps:
      'próximo passo, próximos passos, passos seguintes, o que vem a seguir, e agora, perspetivas, perspectivas, trabalho futuro, trabalhos futuros, próxima reunião',
    cause:
      'causa, causas, causa raiz, causa-raiz, causa principal, origem, porque aconteceu, por que aconteceu, o que correu mal, o que deu errado, análise de causa, análise das causas, motivo, motivos, razões, fatores contribuintes',
    summary:
      'resumo, resumo executivo, sumário executivo, síntese, em resumo, em poucas palavras, visão geral, panorama, pontos-chave, pontos chave, o essencial, abstract, destaques, num relance',
    conclusion:
      'conclusão, conclusões, para concluir, balanço, considerações finais, reflexões finais, palavras finais, veredito',
    background:
      'contexto, enquadramento, antecedentes, introdução, história, histórico, situação atual, estado atual, estado da arte, ponto de partida, trabalhos relacionados, o que aconteceu, os factos, os fatos',
    motivation:
      'motivação, justificação, justificativa, porquê, por quê, por que, porquê agora, por que agora, razão de ser, propósito, casos de uso, caso de uso',
    problem:
      'problema*, desafio*, dificuldades, o problema, obstáculos, problemática, necessidades, necessidade',
    goals:
      'objetivo*, meta, metas, não objetivos, critérios de sucesso, âmbito, escopo, missão, visão, finalidade',
    alternatives:
      'alternativa*, opção, opções, variante*, comparação, comparativo, prós e contras, vantagens e desvantagens, outras abordagens, alternativas consideradas, ideias rejeitadas',
    recommendation:
      'recomendaç*, proposta*, solução proposta, sugest*, conselhos, a nossa proposta, boas práticas, melhores práticas',
    risks:
      'risco*, ameaça*, limitaç*, desvantagens, preocupaç*, problemas conhecidos, obstáculos, bloqueios, impedimentos, riscos e mitigação, avisos, pontos de atenção',
    timeline:
      'cronologia, cronograma, calendário, linha do tempo, linha temporal, marcos, datas, datas importantes, planeamento, planejamento, roteiro, fases, etapas, prazos',
    results:
      'resultado*, achados, conclusões do estudo, avaliação, mediç*, desempenho, métricas, indicadores, números, evidências, conquistas, realizações',
    impact: 'impacto*, efeito*, consequência*, repercussões, danos, afetados, benefícios',
    budget:
      'orçamento*, custo*, finanças, financiamento, despesas, preço*, preços, gastos, investimento*, uso dos fundos, recursos, recursos necessários, verbas',
    lessons:
      'lições aprendidas, lições, aprendizagens, aprendizados, o que aprendemos, o que correu bem, o que deu certo, o que correu mal, retrospetiva, retrospectiva',
    openQuestions:
      'questões em aberto, perguntas em aberto, pontos em aberto, questões abertas, perguntas abertas, por resolver, por definir, por decidir, a definir, dúvidas, perguntas',
    agenda:
      'ordem de trabalhos, ordem do dia, agenda, pauta, temas, tópicos, programa, assuntos a tratar, assuntos',
    record: 'notas, ata, notas da reunião, ata da reunião, anotações',
    attendees:
      'participantes, presentes, presenças, ausentes, lista de presenças, convocados, quem esteve presente, membros presentes, membros ausentes',
    contents: 'conteúdo, conteúdos, índice, sumário, nesta página, tabela de conteúdos',
    appendix: 'anexo*, apêndice*, material complementar, material adicional, documentos anexos, glossário',
    references:
      'referência*, bibliografia, fontes, ligações, links, links úteis, links relevantes, leitura adicional, leituras adicionais, ver também, veja também, saiba mais, recursos úteis, notas de rodapé, leituras recomendadas, leitura recomendada, para saber mais, ligações relacionadas, links relacionados, ligações externas',
    license:
      'licença*, direitos de autor, direitos autorais, copyright, aviso legal, termos de uso, condições de utilização',
    changelog:
      'registo de alterações, registro de alterações, histórico de alterações, histórico de versões, histórico de versão, histórico da versão, histórico do documento, histórico de revisões, histórico de revisão, controle de versões, notas de versão, alterações, mudanças, novidades, versões',
    acknowledgements:
      'agradecimento*, obrigado, créditos, contribuidores, contribuir, como contribuir, patrocinadores, apoiantes, apoiadores, colaboradores, mantenedores, autores, menções honrosas, com o apoio de, os nossos patrocinadores',
  },
  fields: {
    title:
      'título, nome, assunto, tema, nome do projeto, projeto, reunião, título do documento, objeto, funcionalidade, designação',
    author:
      'autor*, autores, autora, redigido por, escrito por, elaborado por, preparado por, por, de, apresentado por, proposto por, proponente*, orador*, contacto, contato, secretári*, criado por, relator*, requerente*, palestrante*, ata por',
    owner:
      'responsáve*, quem, atribuíd*, atribuído a, encarregad*, a cargo de, dono, proprietári*, líder, pessoa, coordenador*, equipa, equipe',
    date: 'data, dia, quando, hora, horário, data e hora, criado, criado em, atualizado, atualizado em, última atualização, última modificação, modificado, publicado, data da reunião, data do incidente, ano, mês, trimestre, período, momento, última revisão, próxima revisão',
    start: 'início, data de início, começo, começa, desde, arranque, a partir de',
    due: 'prazo*, data limite, data-limite, vencimento, até, até quando, data de entrega, entrega, fim, data de fim, data final, término, conclusão prevista, data prevista, data alvo',
    status: 'estado, status, situação, progresso, andamento, fase, etapa, resultado, feito',
    version: 'versão, revisão, edição, rascunho, rev',
    id: 'número, nº, n.º, n, no, id, identificador, código, referência, ref, ticket, processo, chamado, item',
    reviewers:
      'revisor*, revisto por, revisado por, aprovado por, aprovador*, aprovação, validado por, verificado por, assinatura*, partes interessadas',
    attendees:
      'participante*, presentes, ausentes, convidad*, convocad*, presidente, preside, moderador*, pessoas, destinatário*, para, cópia, justificados',
    location:
      'local, onde, lugar, sala, morada, endereço, cidade, sede, escritório, país, região, localização',
    priority:
      'prioridade*, prio, urgência, importância, gravidade, severidade, criticidade, nível, impacto, probabilidade',
    task: 'tarefa*, ação, ações, o quê, o que, atividade*, medida*, passo, passos, descrição, a fazer, pendência*, entregáve*, tema, ponto, marco*, encaminhamento*',
    cost: 'custo*, preço, valor, montante, orçamento, total, soma, despesa*, gasto*, estimativa, quantia',
    category:
      'categoria*, tipo, classe, etiqueta*, palavras-chave, área, componente*, classificação, departamento, grupo, confidencialidade',
    link: 'ligação, ligações, link*, url, site, sítio, página, fonte, repositório, discussão, ver também',
  },
  callouts: {
    note: 'nota, observação',
    tip: 'dica',
    important: 'importante',
    warning: 'atenção, aviso',
    caution: 'cuidado, perigo',
  },
  leftovers:
    'sem temas, nenhum tema, nenhum, nenhum em particular, nenhuma em particular, nada em particular, nada em especial, nada por enquanto, nada por agora, nada ainda, ainda nada, nenhum conhecido, nenhuma conhecida, nenhum problema conhecido, nenhum risco conhecido, nenhuma limitação conhecida, sem problemas conhecidos, nenhuma, nenhuns, nada, nada a reportar, nada a relatar, nada a declarar, sem novidades, não aplicável, não se aplica, n/a, n.a, não disponível, n/d, a definir, a determinar, a confirmar, a preencher, a completar, a anunciar, por definir, por preencher, por completar, por fazer, a fazer, pendente, em curso, em andamento, em construção, em elaboração, em breve, brevemente, desconhecido, desconhecida, vazio, sem dados, sem informação, sem comentários, sem observações, nenhum por agora, nenhum por enquanto, nenhuma por enquanto, por enquanto nenhum, ainda não, ver acima, idem, igual ao anterior, texto aqui, o seu texto aqui, escreva aqui, preencher, em preparação, sem perguntas, nenhuma pergunta, não há perguntas, nada de novo, nada mais, sem anúncios, não há novidades',
  ofSection:
    'esta seção descreve, esta seção explica, esta seção contém, esta seção deve, esta seção apresenta, esta seção lista, esta secção descreve, esta secção explica, esta secção deve, nesta seção descreva, nesta seção são, nesta secção são',
  signOff:
    'cumprimentos, com os melhores cumprimentos, melhores cumprimentos, atenciosamente, cordialmente, saudações, com os meus cumprimentos, um abraço, abraços, beijos, obrigado, obrigada, muito obrigado, muito obrigada, obrigado a todos, obrigado pela atenção, obrigado pela vossa atenção, obrigado por ler, obrigada por ler, até breve, até logo, até à próxima, até a próxima, até já, bom trabalho, bom fim de semana, boa leitura, tenha um bom dia, nada mais havendo a tratar, fim da reunião, assinado, a equipa, a equipe, fico à disposição, ficamos à disposição, não hesite em, grato, grata, att',
  thanks:
    'editado por, foto de capa, ilustração de, ilustrações de, publicado originalmente, obrigado a todos, obrigada a todos, obrigado por, obrigada por, obrigado pel*, obrigada pel*, muito obrigado, muito obrigada, um agradecimento, o nosso agradecimento, nossos agradecimentos, agradecimentos a, agradecemos, agradeço, queremos agradecer, quero agradecer, gostaríamos de agradecer, gostaria de agradecer, o nosso obrigado, este projeto é apoiado por, este trabalho foi financiado por',
  sequence:
    'depois, em seguida, a seguir, por último, finalmente, primeiro, uma vez, assim que, repetir, passo*, etapa*, até que',
  unordered:
    'uma das seguintes, um dos seguintes, duas formas, três formas, várias formas, formas de, maneiras de, duas maneiras, opção, opções, alternativa*, escolher entre, regra geral, razões, motivos, perguntas, requisitos, critérios, princípios, exemplos, tipos de, diferenças, vantagens, desvantagens, objetivos, riscos, problemas, características, resultados',
  warns: {
    always:
      'não esqueça, não se esqueça, não esquecer, não deve, não devem, não se deve, em hipótese alguma, em nenhum caso, nunca deve',
    loud: 'não, nunca, atenção',
  },
  replaces: {
    anywhere:
      'em vez disso, torna-se, passa a ser, pode ser escrito como, pode ser reescrito, substituir por, é substituído por, substitua por, depois da mudança, com esta mudança, com esta proposta',
    alone: 'depois, novo, nova forma, agora',
  },
  moved: {
    what: 'repositório*, página*, documento*, documentação, projeto*, projecto*, pacote, biblioteca, wiki, site, sítio, artigo*, arquivo*, ficheiro*, guia, conteúdo*',
    gone: 'foi movid*, foram movid*, foi transferid*, foram transferid*, mudou de endereço, mudou-se, foi arquivad*, foram arquivad*, está arquivad*, estão arquivad*, novo endereço, nova localização, agora está em, agora fica em, agora é mantid*, foi migrad*',
  },
  elsewhere: {
    here: 'aqui, este link, esta página, link, este repositório, este documento, este vídeo',
    always:
      'veja, veja também, ver também, vide, cf., consulte, consulte também, para mais informações, para obter mais informações, para mais detalhes, para obter mais detalhes, para maiores informações, para saber mais, mais informações, mais informação, mais detalhes, maiores informações, leia mais, leia também, saiba mais, confira, dê uma olhada, dá uma vista de olhos, refira-se a, a documentação completa, a lista completa está',
    withAddress:
      'visite, leia, vá para, acesse, aceda, encontre, você pode encontrar, pode encontrar, pode consultar, a documentação, documentação, exemplos, siga, junte-se',
    except: 'veja se, veja como, ver se, confira se',
  },
};
