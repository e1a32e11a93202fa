import type { Cues } from '../cues.ts';

export const cues: Cues = {
  roles: {
    decision: [
      'memutuskan, kami memutuskan, kita memutuskan, rapat memutuskan, diputuskan, telah diputuskan, diputuskan untuk, diputuskan bahwa, keputusan*, keputusannya, menyepakati, sepakat untuk, sepakat bahwa, sepakat memakai, kami sepakat, kita sepakat, disepakati, telah disepakati, kesepakatan*, menyetujui, kami menyetujui, rapat menyetujui, disetujui, telah disetujui, mufakat, secara aklamasi, suara bulat, dengan suara bulat, menetapkan, ditetapkan, telah ditetapkan, memilih untuk, kami memilih, kita memilih, dipilih, terpilih, pilihan jatuh, mengesahkan, disahkan, pengesahan, mengadopsi, diadopsi, kami akan menggunakan, kita akan menggunakan, kami akan memakai, kita akan memakai, kami pakai, kita pakai, tidak akan menggunakan, tidak jadi, batal, dibatalkan, ditolak, menolak, ditunda, menunda, ditunda hingga, ditunda sampai, diundur, dihentikan, menghentikan, tetap menggunakan, lampu hijau, pemungutan suara, suara terbanyak, final',
      'setuju, putus*, sepakat, persetujuan, penetapan, pilihan, dikonfirmasi',
    ],
    ask: [
      'kami meminta, kami mohon, kami memohon, saya mohon, saya meminta, mohon persetujuan, mohon disetujui, mohon konfirmasi, mohon keputusan, mohon dukungan, mohon bantuan, mohon masukan, mohon arahan, mohon kesediaan, mohon agar, mohon segera, meminta persetujuan, meminta dukungan, minta persetujuan, memerlukan persetujuan, membutuhkan persetujuan, perlu persetujuan, perlu disetujui, butuh persetujuan, butuh keputusan, perlu keputusan, membutuhkan keputusan, memerlukan keputusan, kami membutuhkan, kami memerlukan, kami butuh, kita butuh, kami mengajukan, mengajukan permohonan, mengajukan anggaran, mengajukan dana, diajukan, pengajuan*, permohonan*, permintaan dana, permintaan anggaran, usulan anggaran, anggaran sebesar, dana sebesar, pendanaan sebesar, mencari pendanaan, mencari investor, menggalang dana, kami mencari, mengharapkan persetujuan, mengharapkan dukungan, kami mengharapkan, kami berharap bapak, dukungan anda, persetujuan anda, masukan anda, tanggapan anda, dicari relawan, silakan setujui, tolong, dimohon, diharapkan kesediaan',
      'mohon, minta, meminta, butuh, membutuhkan, memerlukan, pendanaan, anggaran, dukungan',
    ],
    cause: [
      'karena, dikarenakan, disebabkan, disebabkan oleh, penyebab*, penyebabnya, akar masalah*, akar permasalahan*, akar penyebab*, sebab utama, penyebab utama, sebabnya, alasan utama, alasannya, alasan kami, oleh sebab, oleh karena, akibat, akibat dari, diakibatkan, diakibatkan oleh, dipicu, dipicu oleh, pemicu*, memicu, menyebabkan, mengakibatkan, berujung pada, bermula dari, berawal dari, bersumber dari, berasal dari kesalahan, timbul dari, lantaran, gara gara, sebab itu terjadi, berkat, biang keladi, faktor utama, faktor penyebab, dilatarbelakangi, hal ini terjadi karena, terjadi karena, gagal karena',
      'sebab, alasan*, faktor, mengapa, kenapa',
    ],
    result: [
      'hasilnya, sebagai hasil, hasil menunjukkan, hasil pengujian, hasil penelitian, hasil survei, hasil pengukuran, menunjukkan bahwa, terlihat bahwa, terbukti, kami menemukan, ditemukan bahwa, kami mengukur, terukur, diukur, kami mengamati, teramati, mencapai, tercapai, kami mencapai, berhasil, naik menjadi, naik dari, naik sebesar, naik dari, meningkat, meningkat dari, meningkat menjadi, meningkatkan, bertambah, bertumbuh, tumbuh sebesar, tumbuh, turun menjadi, turun dari, turun sebesar, menurun, menurunkan, berkurang, mengurangi, dikurangi, membaik, lebih cepat, lebih rendah dari, lebih tinggi dari, kali lebih cepat, kali lipat, dua kali lipat, tiga kali lipat, setengahnya, separuhnya, menghemat, hemat, penghematan, melampaui, melebihi, mengungguli, rata rata, dibandingkan tahun lalu, dibanding tahun lalu, dibandingkan dengan, dibandingkan, poin persentase, persen lebih, selesai, telah selesai, diselesaikan, diluncurkan, dirilis, memperpendek, mempercepat, dipercepat',
      'hasil*, temuan*, perbaikan, peningkatan, penurunan, pertumbuhan, pencapaian, capaian, prestasi, sukses',
    ],
    risk: [
      'risiko*, resiko*, berisiko, bahaya*, berbahaya, membahayakan, ancaman*, mengancam, terancam, dikhawatirkan, khawatir, kekhawatiran*, mengkhawatirkan, bisa gagal, dapat gagal, mungkin gagal, kemungkinan gagal, berpotensi gagal, berpotensi menyebabkan, berpotensi terlambat, berpotensi, bisa terlambat, mungkin terlambat, dapat terlambat, bisa tertunda, mungkin tertunda, dapat tertunda, tidak akan siap, tidak siap tepat waktu, skenario terburuk, kemungkinan terburuk, kasus terburuk, titik kegagalan tunggal, kerentanan*, rentan, celah keamanan, hambatan*, menghambat, terhambat, kendala*, terkendala, penghalang, terhalang, terblokir, rawan, kebocoran, kerugian, merugikan',
      'masalah*, tantangan*, keterlambatan, terlambat, tertunda, ketidakpastian, tidak pasti, bergantung pada, ketergantungan, gagal, kegagalan, sulit',
    ],
    action: [
      'penanggung jawab*, pj:, pic, pic:, bertanggung jawab, bertanggung jawab atas, tenggat*, tenggat waktu, batas waktu, jatuh tempo, paling lambat, selambat lambatnya, sebelum tanggal, sebelum akhir, akhir bulan, akhir minggu, akhir pekan ini, minggu depan, pekan depan, sebelum senin, sebelum selasa, sebelum rabu, sebelum kamis, sebelum jumat, hari senin, hari jumat, tindak lanjut*, menindaklanjuti, ditindaklanjuti, langkah selanjutnya, langkah berikutnya, rencana tindak lanjut, tugas:, daftar tugas, akan menyiapkan, akan mengirim*, akan menulis, akan memeriksa, akan mengecek, akan menghubungi, akan meninjau, akan memperbarui, akan memperbaiki, akan membuat, akan menyusun, akan menambahkan, akan mengatur, akan menjadwalkan, akan melaporkan, akan menyampaikan, akan mengurus, akan mengurusi, akan mencari, akan membagikan, akan memesan, harus diselesaikan, perlu diselesaikan, harus disiapkan, perlu disiapkan, perlu dibuat, harus dibuat, belum dikerjakan, ditugaskan, ditugasi, ditunjuk, menangani, ditangani oleh, mengoordinasikan, mengoordinasi, to do, todo',
      'tugas*, tanggung jawab, akan, deadline, menyiapkan, mengirim, menyusun, sebelum',
    ],
    conclusion: [
      'lain kali, kesimpulannya, kesimpulan*, dapat disimpulkan, disimpulkan, kami menyimpulkan, kita simpulkan, bisa disimpulkan, menyimpulkan, singkatnya, ringkasnya, secara ringkas, secara singkat, pendek kata, pendeknya, intinya, pada intinya, inti dari, secara keseluruhan, secara umum, pada akhirnya, dengan demikian, oleh karena itu, oleh sebab itu, karena itu, maka dari itu, jadi, dengan kata lain, artinya, ini berarti, itu berarti, hal ini berarti, yang terpenting, yang paling penting, paling penting, hal terpenting, pelajaran utama, pelajaran terpenting, pelajaran yang, poin utama, poin penting, kuncinya adalah, kuncinya, garis besarnya, walhasil, alhasil, pada dasarnya',
      'akhirnya, penting, utama, kunci, pokok, terakhir, esensial',
    ],
    recommendation: [
      'merekomendasikan, kami merekomendasikan, direkomendasikan, rekomendasi*, kami menyarankan, menyarankan, disarankan, saran kami, saran saya, sarannya, kami mengusulkan, saya mengusulkan, mengusulkan, diusulkan, usulan kami, usul kami, usulan*, sebaiknya, seharusnya, seyogianya, seyogyanya, ada baiknya, lebih baik, akan lebih baik, alangkah baiknya, dianjurkan, menganjurkan, anjuran, tidak disarankan, tidak dianjurkan, praktik terbaik, hindari, hindarilah, pastikan, gunakan selalu, jangan gunakan, jangan, utamakan, diutamakan, prioritaskan, perlu mempertimbangkan, pertimbangkan untuk, layak dipertimbangkan',
      'saran*, perlu, harus, hendaknya, mari, pertimbangkan, dapat mempertimbangkan, boleh',
    ],
    rule: [
      'harus, wajib, diwajibkan, diharuskan, mutlak, sangat penting untuk, tidak lagi, secara default, secara bawaan, dilarang, tidak diizinkan, tidak diperbolehkan, tidak diperkenankan, telah dihapus, sudah dihapus, akan dihapus, hanya diperbolehkan, tidak wajib, tidak perlu, tidak harus, bersifat opsional',
      'anda dapat, anda bisa, kamu bisa, diperlukan, dibutuhkan, selalu, minimal, maksimal, setidaknya',
    ],
    question: [
      'pertanyaan terbuka, masih terbuka, masalah terbuka, isu terbuka, belum terjawab, belum diputuskan, belum ada keputusan, tidak ada keputusan, belum memutuskan, tidak diputuskan, belum disepakati, belum ada kesepakatan, tidak ada kesepakatan, belum sepakat, tidak sepakat, tidak mencapai kesepakatan, belum disetujui, belum ditetapkan, belum ditentukan, masih dibahas, masih didiskusikan, masih dipertimbangkan, masih menunggu keputusan, menunggu keputusan, perlu dibahas lebih lanjut, dibahas lebih lanjut, perlu diskusi lebih lanjut, belum jelas, tidak jelas, masih belum jelas, belum diketahui, tidak diketahui, penyebabnya belum diketahui, penyebab belum diketahui, belum pasti, belum final, belum tuntas, belum terselesaikan, belum selesai dibahas, perlu klarifikasi, perlu konfirmasi lebih lanjut, pertanyaannya, pertanyaannya adalah, apakah kita perlu, apakah kita harus, apakah perlu, apakah sebaiknya, bagaimana jika, bagaimana kalau, siapa yang akan, siapa yang bertanggung jawab, menyusul, akan ditentukan kemudian',
      'pertanyaan*, apakah, apa, bagaimana, entah',
    ],
    caveat: [
      'perlu dicatat, perlu diperhatikan, perlu diingat, harap diperhatikan, harap perhatikan, perhatikan bahwa, perhatian, catatan:, catat bahwa, hati hati, waspada, ingat bahwa, peringatan, namun, akan tetapi, tetapi, keterbatasan*, terbatas pada, batasan*, hanya berlaku, tidak berlaku, hanya jika, hanya bila, kecuali, dengan pengecualian, pengecualian*, asalkan, dengan syarat, dengan catatan, selama tidak, tidak didukung, tidak mendukung, belum didukung, tidak berfungsi, tidak bekerja, tidak dijamin, tidak menjamin, tanpa jaminan, tidak berarti, bukan berarti, belum tentu, tidak selalu, tidak serta merta, masalah yang diketahui, usang, eksperimental, dapat berubah, bisa berubah, sewaktu waktu, kekurangan*, kelemahan*, kerugiannya, konsekuensinya, kompromi, sanggahan, risiko ditanggung',
      'tapi, meskipun, walaupun, meski, walau, hanya, cuma, sebaliknya',
    ],
    narration: [
      'kemudian kami, lalu kami, setelah itu, sesudah itu, pada awalnya, awalnya, mula mula, pertama tama kami, hari itu, pagi itu, siang itu, sore itu, malam itu, pagi hari, siang hari, sore hari, malam hari, tengah malam, makan siang, sesudah makan siang, setelah makan siang, sebelum makan siang, makan malam, sarapan, istirahat, rehat, kopi, rehat kopi, teh, cuaca, rapat dimulai, rapat dibuka, membuka rapat, pembukaan rapat oleh, rapat ditutup, menutup rapat, rapat selesai, rapat berakhir, rapat berlangsung, rapat diadakan, menyambut, sambutan, menyambut peserta, selamat datang, datang terlambat, terlambat datang, terlambat bergabung, pulang lebih awal, pulang lebih dulu, izin tidak hadir, berhalangan hadir, menelepon, ditelepon, menelpon, kami membahas, kami mendiskusikan, dibahas bersama, dibahas panjang, didiskusikan, berdiskusi, diskusi berlangsung, diskusi panjang, diskusi hangat, diskusi cukup, diskusinya, diskusi berjalan, pembahasan berlangsung, pembahasan panjang, berbincang, mengobrol, obrolan, bercerita, bertukar pendapat, mengatakan bahwa, menyampaikan bahwa, menyebutkan bahwa, menjelaskan bahwa, mengucapkan terima kasih, ucapan terima kasih, berterima kasih, terima kasih kepada, notulen rapat sebelumnya, notulen sebelumnya, risalah rapat sebelumnya, membacakan, saya ingat, saya waktu itu, waktu itu, kami pergi, kami waktu itu, ketika saya, suatu hari, beberapa tahun lalu, bertahun tahun lalu, tahun lalu saya, sejujurnya, jujur saja, seperti yang anda ketahui, seperti kita ketahui, seperti diketahui, sebagaimana diketahui, dalam artikel ini, dalam tulisan ini, dalam bab ini, pada bab ini, di bagian ini, pada bagian ini, mari kita lihat, ayo kita lihat, mari simak, lucunya, basa basi, bagian ini menjelaskan, bagian ini menguraikan, bagian ini berisi, dokumen ini menjelaskan, dokumen ini berisi, bab ini menjelaskan, artikel ini menjelaskan, halaman ini menjelaskan, panduan ini menjelaskan, bagian berikut, untuk informasi lebih lanjut, untuk detail lebih lanjut, untuk rincian lebih lanjut, selengkapnya di, lihat juga, lihat di bawah, lihat di atas, kontribusi dari, baca terus, lanjutkan membaca, silakan coba, selamat mencoba, mari kita mulai, ayo mulai, nantikan, simak terus, silakan lihat',
      'kemudian, lalu, nantinya, sementara itu, pergi, berkata, katanya, terima kasih, halo',
    ],
  },
  pointsBack: {
    openers:
      'usulan disetujui, usul disetujui, mosi disetujui, disetujui dengan suara bulat, ini, itu, hal ini, hal itu, hal tersebut, tersebut, ia, dia, beliau, mereka, keduanya, kedua hal, keduanya tidak, yang pertama, yang kedua, yang ketiga, yang terakhir, yang lain, yang lainnya, lainnya, sisanya, semuanya, sebagian, salah satunya, masing masing, begitu, begitu pula, begitu juga, demikian, demikian pula, demikian juga, dengan demikian, dengan begitu, dengan cara ini, dengan cara itu, cara ini, namun, namun demikian, akan tetapi, tetapi, tapi, meskipun demikian, meski demikian, meskipun begitu, meski begitu, walaupun demikian, walau begitu, kendati demikian, oleh karena itu, oleh sebab itu, karena itu, karenanya, sebab itu, untuk itu, maka, maka dari itu, jadi, sehingga, akibatnya, hasilnya, alhasil, selain itu, di samping itu, lagi pula, lagipula, tambahan pula, bahkan, juga, serta, dan, atau, ataupun, sedangkan, sementara, sementara itu, sebaliknya, di sisi lain, di pihak lain, berbeda dengan itu, alih alih, sebagai gantinya, jika tidak, kalau tidak, bila tidak, jika demikian, dalam hal ini, dalam kasus ini, dalam kasus itu, pada saat itu, pada titik ini, saat itu, ketika itu, waktu itu, setelah itu, sesudah itu, sebelum itu, sejak itu, sejak saat itu, kemudian, lalu, selanjutnya, berikutnya, akhirnya, terakhir, di sini, di sana, di situ, dari sini, dari situ, hal yang sama, sama halnya, serupa, sama seperti, seperti di atas, seperti disebutkan, seperti yang disebutkan, sebagaimana disebutkan, di atas, contohnya, misalnya, sebagai contoh, dengan kata lain, artinya, singkatnya, yaitu, yakni, yang, di mana, dimana, karena, sebab, pun, padahal, jika ini, jika itu, jika hal ini, jika hal itu, jika mereka, bila ini, bila hal ini, apabila hal ini, ketika ini, ketika hal ini, setelah ini, karena ini, karena hal ini, dengan itu, untuk ini, untuk hal ini, untuk melakukannya, untuk mengatasinya, untuk menghindarinya, dalam kasus tersebut, dalam kasus kasus ini, dalam kedua kasus, dalam semua kasus, ketiga hal ini, ketiganya, keempatnya, semua ini, semua itu, pilihan pertama, pilihan kedua, opsi pertama, opsi kedua, selebihnya, selain hal ini, kebanyakan dari, sebagian besar dari mereka, faktanya, sebenarnya, memang, khususnya, secara khusus, tentu saja, sebagai alternatif',
    except:
      'dokumen ini, ini adalah dokumen, ini adalah proyek, ini adalah panduan, ini adalah alat, hal hal, hal yang perlu, hal penting, lalu lintas, dan lain lain, di atas segalanya, yang terhormat, yang terpenting, yang paling penting, yang dibutuhkan, yang diperlukan, yang perlu, sebagian besar, akhirnya kami, masing masing tim, masing masing anggota, karena cuaca, di sini ada, selanjutnya kami akan, serta merta, jika tidak ada, berikutnya adalah rapat',
    ofHeading: 'ini, hal ini, dalam hal ini, dalam kasus ini',
  },
  leans: 'ini, itu, tersebut, juga',
  conditions: 'jika, kalau, apabila, bila, seandainya, kecuali jika',
  leadIn: {
    opens:
      'berikut, berikut ini, berikut adalah, inilah, ini dia, di bawah ini, lihat, perhatikan contoh, simak',
    near: 'berikut, berikut ini, sebagai berikut, seperti berikut, langkah berikut, langkah langkah berikut, perintah berikut, contoh berikut, tabel berikut, kode berikut, di bawah ini, seperti ini, langkah ini, contoh ini, urutan ini, beberapa pilihan, beberapa opsi, dua pilihan, dua opsi, tiga pilihan, tiga opsi, beberapa alasan, dua alasan, tiga alasan, dua cara, tiga cara, beberapa cara, dua hal, tiga hal',
    ends: 'untuk, dari, bahwa, oleh, sebagai berikut, berikut, berikut ini, seperti berikut, di bawah, di bawah ini, seperti, seperti ini, misalnya, contohnya, sebagai contoh, antara lain, yaitu, yakni, ialah, adalah, termasuk, meliputi, mencakup, terdiri dari, terdiri atas, berisi, dengan, menggunakan, jalankan, lihat di bawah, menjadi',
  },
  cited: 'langkah, bagian, butir, poin, bab',
  roughly: 'sekitar, kira-kira, kurang lebih',
  months:
    'januari, februari, maret, april, mei, juni, juli, agustus, september, oktober, november, desember, jan, feb, mar, apr, jun, jul, agu, sep, okt, nov, des',
  weekdays: 'senin, selasa, rabu, kamis, jumat, sabtu, minggu, sen, sel, rab, kam, jum, sab, min',
  partsOfTime: 'akhir, awal, pertengahan, mulai, sampai, sebelum, setelah, sekitar',
  headings: {
    decisions:
      'keputusan, keputusan*, keputusan rapat, hasil keputusan, kesepakatan, kesepakatan*, hal yang disepakati, resolusi, persetujuan, hasil pemungutan suara',
    actions:
      'tindak lanjut, tindakan, tugas, tugas*, daftar tugas, rencana tindak lanjut, rencana aksi, langkah tindak lanjut, pembagian tugas, tindakan perbaikan, tindakan korektif, tindakan pencegahan, aksi, to do, todo, yang harus dikerjakan, action item*',
    nextSteps:
      'langkah selanjutnya, langkah berikutnya, langkah ke depan, rencana selanjutnya, rencana ke depan, selanjutnya, apa selanjutnya, ke depan, prospek, pengembangan selanjutnya, pekerjaan selanjutnya, penelitian selanjutnya, arah ke depan, rapat berikutnya, pertemuan berikutnya',
    cause:
      'penyebab, penyebab*, akar masalah, akar penyebab, akar permasalahan, analisis penyebab, sebab, sebab sebab, mengapa terjadi, mengapa ini terjadi, apa yang salah, pemicu, faktor penyebab',
    summary:
      'ringkasan, rangkuman, ikhtisar, ringkasan eksekutif, abstrak, intisari, sekilas, secara singkat, gambaran umum, sekilas pandang, poin utama, poin penting, poin poin penting, pokok pokok, sorotan, tl;dr, garis besar',
    conclusion:
      'kesimpulan, simpulan, penutup, kesimpulan dan saran, kata penutup, akhir kata, kesimpulan akhir',
    background:
      'latar belakang, konteks, pendahuluan, pengantar, sejarah, kondisi saat ini, keadaan saat ini, situasi saat ini, tinjauan pustaka, penelitian terdahulu, penelitian terkait, apa yang terjadi, kronologi kejadian, prakata, kata pengantar, perkenalan',
    motivation:
      'motivasi, mengapa, mengapa sekarang, kenapa, alasan, dasar pemikiran, maksud, manfaat penelitian, urgensi, kasus penggunaan',
    problem:
      'masalah, permasalahan, rumusan masalah, pernyataan masalah, identifikasi masalah, tantangan, tantangan*, kesulitan, keluhan, kendala',
    goals:
      'tujuan, sasaran, target, maksud dan tujuan, kriteria keberhasilan, ruang lingkup, lingkup, cakupan, visi, misi, visi dan misi, bukan tujuan, hasil yang diharapkan',
    alternatives:
      'alternatif, opsi, pilihan, perbandingan, opsi yang dipertimbangkan, alternatif yang dipertimbangkan, kelebihan dan kekurangan, untung rugi, pendekatan lain, solusi lain, opsi yang ditolak, pertimbangan',
    recommendation:
      'rekomendasi, rekomendasi*, saran, saran*, usulan, usul, usulan solusi, solusi, solusi yang diusulkan, anjuran, praktik terbaik, proposal',
    risks:
      'risiko, risiko*, risiko dan mitigasi, resiko, kekhawatiran, keterbatasan, batasan, kekurangan, kelemahan, masalah yang diketahui, ancaman, hambatan, mitigasi, hal yang perlu diperhatikan, pertimbangan keamanan',
    timeline:
      'jadwal, lini masa, linimasa, garis waktu, kronologi, tahapan, tonggak, tonggak pencapaian, peta jalan, kalender, rencana, rencana kerja, rencana pelaksanaan, tahap tahap, jadwal pelaksanaan, tanggal penting, urutan kejadian, agenda kegiatan',
    results:
      'hasil, hasil*, temuan, temuan*, hasil penelitian, hasil pengujian, hasil survei, evaluasi, capaian, pencapaian, kinerja, pengukuran, metrik, angka, hasil dan pembahasan, tolok ukur, bukti, prestasi',
    impact:
      'dampak, dampak*, pengaruh, akibat, konsekuensi, kerugian, pihak terdampak, dampak pelanggan, manfaat, keuntungan',
    budget:
      'anggaran, biaya, biaya*, rencana anggaran, rencana anggaran biaya, rab, pendanaan, dana, keuangan, pengeluaran, harga, penggunaan dana, investasi, sumber daya yang dibutuhkan, kebutuhan dana',
    lessons:
      'pelajaran, pelajaran yang dipetik, pelajaran yang diambil, pembelajaran, hikmah, apa yang kami pelajari, apa yang kita pelajari, yang berjalan baik, yang tidak berjalan baik, apa yang berjalan baik, apa yang kurang, retrospektif, refleksi, evaluasi diri',
    openQuestions:
      'pertanyaan terbuka, masalah terbuka, isu terbuka, hal yang belum diputuskan, belum diputuskan, pertanyaan, hal yang perlu dibahas, masih dibahas, masalah yang belum selesai, pertanyaan yang belum terjawab',
    agenda:
      'agenda, agenda rapat, susunan acara, acara, topik, pokok bahasan, hal yang dibahas, materi rapat, program',
    record: 'catatan, notulen, risalah, catatan rapat, notulen rapat, risalah rapat',
    attendees:
      'peserta, peserta*, hadir, kehadiran, yang hadir, daftar hadir, tidak hadir, absen, peserta rapat, undangan',
    contents: 'daftar isi, isi, di halaman ini, dalam dokumen ini, indeks',
    appendix: 'lampiran, lampiran*, apendiks, materi tambahan, glosarium, daftar istilah, tambahan, suplemen',
    references:
      'referensi, daftar pustaka, pustaka, rujukan, sumber, tautan, tautan terkait, bacaan lanjutan, bacaan lebih lanjut, lihat juga, catatan kaki, bibliografi, pranala luar, bacaan yang disarankan, bacaan terkait, pelajari lebih lanjut, sumber tambahan',
    license:
      'lisensi, hak cipta, pemberitahuan hukum, ketentuan hukum, sanggahan, penafian, syarat penggunaan, ketentuan penggunaan',
    changelog:
      'catatan perubahan, riwayat perubahan, riwayat revisi, riwayat versi, catatan rilis, log perubahan, perubahan, yang baru, apa yang baru, pembaruan',
    acknowledgements:
      'ucapan terima kasih, terima kasih, penghargaan, kontributor, kontribusi, berkontribusi, cara berkontribusi, sponsor, pendukung, kredit, kolaborator, pengelola, penulis, penghargaan khusus, didukung oleh, sponsor kami',
  },
  fields: {
    title:
      'judul, nama, nama proyek, proyek, perihal, hal, topik, tema, nama fitur, nama kegiatan, kegiatan, rapat, judul dokumen, nama rapat, subjek, mata acara',
    author:
      'penulis, pengarang, penyusun, disusun oleh, dibuat oleh, ditulis oleh, oleh, pengusul, pemohon, pembicara, pemateri, penyaji, notulis, notulen, pelapor, narahubung, kontak, dari, diajukan oleh, pembimbing, peneliti',
    owner:
      'penanggung jawab, pj, pic, siapa, pelaksana, petugas, ditugaskan kepada, pemilik, koordinator, ketua tim, tim, pengampu, pihak terkait, personel',
    date: 'tanggal, tgl, hari, waktu, hari tanggal, pukul, jam, kapan, tanggal dibuat, dibuat, diperbarui, terakhir diperbarui, tanggal terbit, diterbitkan, tanggal rapat, tanggal kejadian, tahun, bulan, triwulan, kuartal, periode, tanggal dan waktu, tinjauan terakhir, tinjauan berikutnya',
    start: 'mulai, tanggal mulai, awal, dimulai, sejak, waktu mulai, permulaan',
    due: 'tenggat, tenggat waktu, batas waktu, jatuh tempo, deadline, tanggal selesai, selesai, berakhir, tanggal berakhir, target selesai, target, sampai, hingga, paling lambat, akhir, waktu selesai, tanggal pengiriman',
    status: 'status, keadaan, kondisi, kemajuan, progres, tahap, fase, hasil, keterangan status',
    version: 'versi, revisi, edisi, rilis, draf, rancangan',
    id: 'nomor, no, no., nomor dokumen, nomor tiket, tiket, nomor urut, kode, id, referensi, nomor surat, nomor referensi',
    reviewers:
      'peninjau, ditinjau oleh, penelaah, penyetuju, disetujui oleh, persetujuan, pemeriksa, diperiksa oleh, penguji, pemangku kepentingan, pengambil keputusan, mengetahui, tanda tangan, disahkan oleh',
    attendees:
      'peserta, hadir, yang hadir, peserta rapat, tidak hadir, absen, undangan, pimpinan rapat, ketua, ketua rapat, moderator, pemimpin rapat, kepada, tembusan, anggota',
    location:
      'lokasi, tempat, alamat, ruang, ruangan, kota, negara, wilayah, daerah, kantor, cabang, di mana',
    priority:
      'prioritas, tingkat keparahan, keparahan, urgensi, kepentingan, tingkat, kemungkinan, peluang, dampak',
    task: 'tugas, kegiatan kerja, tindakan, tindak lanjut, aktivitas, apa, uraian, uraian tugas, deskripsi, pekerjaan, langkah, langkah selanjutnya, butir, item, hasil kerja, tonggak, aksi, upaya, rincian, uraian kegiatan, mitigasi',
    cost: 'biaya, harga, jumlah, anggaran, total, subtotal, nilai, tarif, perkiraan, perkiraan biaya, pengeluaran, harga satuan, rupiah, rp, nominal, besaran',
    category:
      'kategori, jenis, tipe, tag, kata kunci, bidang, bagian, divisi, departemen, komponen, golongan, kelompok, klasifikasi, sifat',
    link: 'tautan, link, url, situs, situs web, laman, repositori, sumber, terkait, lihat juga, diskusi, pranala',
  },
  callouts: {
    note: 'catatan',
    tip: 'tips, kiat',
    important: 'penting',
    warning: 'peringatan, perhatian',
    caution: 'hati-hati, awas, bahaya',
  },
  leftovers:
    'tidak ada, tidak ada yang khusus, tidak ada secara khusus, tidak ada hal khusus, tidak ada yang diketahui, tidak ada masalah yang diketahui, tidak ada risiko yang diketahui, belum ada yang diketahui, belum ada apa apa, belum ada, nihil, kosong, tidak ada catatan, tidak ada komentar, tidak ada masukan, tidak ada pertanyaan, tidak ada data, sejauh ini tidak ada, saat ini tidak ada, untuk saat ini tidak ada, tidak berlaku, tidak relevan, tidak tersedia, tidak diketahui, belum diketahui, belum ditentukan, akan ditentukan, akan ditentukan kemudian, akan diisi, akan diisi kemudian, akan dilengkapi, akan ditambahkan, akan ditulis, perlu diisi, belum diisi, belum tersedia, menyusul, segera hadir, segera, akan datang, sedang dikerjakan, dalam pengerjaan, dalam proses, sedang disusun, sedang diproses, masih dikerjakan, isi di sini, tulis di sini, silakan diisi, mohon diisi, harap diisi, teks contoh, contoh teks, sama seperti di atas, sama dengan di atas, lihat di atas, idem, sda, s.d.a, tertunda, belum, tba, tidak, bukan apa apa, dalam persiapan, tidak ada kabar baru, tidak ada pembaruan, tidak ada pengumuman, tidak ada yang baru',
  ofSection:
    'bagian ini menjelaskan, bagian ini berisi, bagian ini menguraikan, bagian ini memuat, bagian ini harus, bagian ini menggambarkan, bagian ini mendeskripsikan, pada bagian ini jelaskan, di bagian ini jelaskan',
  signOff:
    'hormat kami, hormat saya, dengan hormat, salam, salam hormat, salam hangat, salam sejahtera, wassalam, wassalamualaikum, terima kasih, terimakasih, sekian, sekian dan terima kasih, sekian terima kasih, demikian notulen, demikian laporan, demikian disampaikan, demikian kami sampaikan, demikian surat, atas perhatian, atas perhatiannya, atas perhatian dan, atas kerja sama, sampai jumpa, sampai bertemu, semoga bermanfaat, selamat mencoba, selamat membaca, selamat bekerja, selamat menikmati, jangan ragu, silakan hubungi, ikuti kami, berlangganan, jika ada pertanyaan, apabila ada pertanyaan, rapat ditutup pukul, rapat ditutup, notulis, tertanda, ttd, terima kasih sudah membaca, terima kasih telah membaca, terima kasih atas perhatian*',
  thanks:
    'terima kasih, terimakasih, terima kasih kepada, terima kasih banyak, terima kasih untuk, banyak terima kasih, ucapan terima kasih, kami berterima kasih, saya berterima kasih, kami mengucapkan terima kasih, saya mengucapkan terima kasih, kami ingin berterima kasih, proyek ini didukung oleh, penelitian ini didanai oleh',
  sequence: 'lalu, kemudian, setelah itu, selanjutnya, terakhir, akhirnya, pertama, ulangi, langkah*',
  unordered:
    'salah satu dari, salah satu berikut, dua cara, tiga cara, beberapa cara, berbagai cara, pilihan, opsi, alternatif, pilih antara, alasan, pertanyaan, persyaratan, kriteria, prinsip, contoh, jenis, perbedaan, keuntungan, kelebihan, kekurangan, tujuan, risiko, masalah, fitur, temuan',
  warns: {
    always: 'jangan lupa, jangan pernah, tidak boleh, dilarang, jangan sampai',
    loud: 'jangan, tidak, dilarang, awas',
  },
  replaces: {
    anywhere:
      'sebagai gantinya, menjadi, dapat ditulis sebagai, bisa ditulis sebagai, diganti dengan, ganti dengan, setelah perubahan, dengan perubahan ini, dengan usulan ini',
    alone: 'sesudah, setelah, baru, cara baru, sekarang',
  },
  moved: {
    what: 'repositori, halaman, dokumen, dokumentasi, proyek, paket, pustaka, wiki, situs, artikel, berkas, panduan, konten',
    gone: 'telah dipindahkan, sudah dipindahkan, telah pindah, sudah pindah, telah diarsipkan, sudah diarsipkan, diarsipkan, alamat baru, lokasi baru, sekarang berada di, kini berada di, telah dimigrasikan',
  },
  elsewhere: {
    here: 'di sini, disini, tautan ini, halaman ini',
    always:
      'lihat, lihat juga, lihat pula, silakan lihat, silakan baca, silakan merujuk, untuk informasi lebih lanjut, untuk informasi selengkapnya, untuk keterangan lebih lanjut, untuk detail, untuk selengkapnya, untuk mempelajari lebih lanjut, informasi lebih lanjut, informasi selengkapnya, keterangan lebih lanjut, selengkapnya, baca juga, baca selengkapnya, baca lebih lanjut, pelajari lebih lanjut, merujuk ke, rujuk ke, dokumentasi lengkap, daftar lengkap',
    withAddress: 'kunjungi, baca, buka, temukan, anda dapat menemukan, dokumentasi, contoh, ikuti, bergabung',
    except: 'lihat apakah, buka pintu, informasi lebih lanjut menyusul',
  },
};
